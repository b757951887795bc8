import type { Translation } from '../translation.ts';
import type en from './en.ts';

export default {
  home: '首页', jobs: '工作', logbook: '航海日志', equipment: '设备', inventory: '库存', reports: '报告',
  watchkeeping: '值班', crew: '船员', employees: '员工', guests: '客人', vesselDocs: '船舶文件', ism: 'ISM',
  supplier: '供应商', spareParts: '备件', accounting: '会计', superAdmin: '超级管理', help: '帮助',
  users: '用户', teams: '团队', decks: '甲板', sales: '销售', calendar: '日历', management: '管理公司',
  shipyard: '船厂', ympLite: 'Ymp Lite', charter: '租船', tysSales: 'TYS 销售',
  manageEquipment: '管理设备', equipmentPhotos: '设备照片', runningHours: '运行小时', labels: '二维码标签',
  importEquipment: '导入设备', terms: '条款', changePassword: '更改密码',
  editProfile: '编辑个人资料', hoursOfRest: '休息时间', onOffBoard: '上船 / 下船', myVessel: '我的船',
  helpCenter: '帮助中心', signOut: '退出登录',
  groupVessel: '船舶', groupPeople: '人员', groupOffice: '船舶与办公室',
} satisfies Translation<typeof en>;
