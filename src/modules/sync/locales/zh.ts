import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  update: {
    ready: '新版本已就绪。',
    use: '立即使用',
    waits: '保存或关闭正在填写的内容后，即会切换到新版本。',
    starting: '正在启动新版本。',
  },
  step: {
    title: '本设备上的离线数据',
    what: '设备、工作、历史记录和照片，在没有网络时也能查看和处理。',
    start: '下载以供离线使用',
    stop: '停止',
    progress: '已保存',
    running: '已下载 {{done, number}} 项，共 {{all, number}} 项',
    done: '已于{{time}}全部下载。',
    broken: '连接中断。已下载的内容会保留，恢复连接后请重新开始。',
    stopped: '已停止。已下载的内容会保留。',
    never: '尚未下载。',
    cost: '首次约需 {{mb, number}} MB 流量，以后只下载有变化的内容。',
    again: '更新到最新',
    noLink: '恢复连接后可再次下载。',
  },
} satisfies Translation<typeof en, 'zh'>;
