import type { Translation } from '#i18n/translation.ts';
import type en from './en.ts';

export default {
  title: '供应商',
  facts_other: '{{count}} 家供应商',
  new: '新建供应商',
  saved: '供应商已保存',
  removed: '供应商已删除',
  removeBody: '地址、文件和照片将一并删除，可在“已删除”中恢复。',
  loadFailed: '无法加载供应商',
  oneFailed: '无法加载该供应商',
  gone: '此处没有该供应商',
  empty: '还没有供应商',
  emptyHint: '船舶供应商、厂家代理、伙食供应商：联系谁，送货到哪里。',
  files: '价目表与合同',
  photosHint: '名片，或店面照片。',
  operatingInHelp: '港口或地区',
  section: { contact: '联系方式', address: '地址' },
  field: {
    supplierName: '名称',
    category: '类别',
    website: '网站',
    streetAddress: '街道',
    postalCode: '邮编',
    city: '城市',
    country: '国家',
    operatingIn: '送货范围',
    description: '备注',
  },
} satisfies Translation<typeof en, 'zh'>;
