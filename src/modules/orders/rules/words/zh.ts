import type { OrderWords } from './en.ts';

const zh: OrderWords = {
  kind: '采购订单',
  draft: '草稿，并非正式订单。',
  cancelled: '已取消，请勿发货。',
  supplier: '供应商',
  deliverTo: '送货地址',
  agent: '代理',
  port: '港口',
  marks: '唛头',
  date: '日期',
  wantedBy: '希望到货日',
  yourRef: '贵方编号',
  lines: '明细',
  part: '物品',
  partNo: '零件号',
  code: '贵方货号',
  quantity: '数量',
  price: '单价',
  sum: '金额',
  net: '货款',
  freight: '运费',
  tax: '税 {{rate}}%',
  total: '合计',
  unpriced: '请确认未标价各行的价格。',
  remarks: '备注',
  orderedBy: '订购人',
  printed: '打印于 {{when}}',
  mailSubject: '订单 {{order}}，{{vessel}}',
  mailText: '您好：\n\n附件为 {{vessel}} 的订单 {{order}}。请确认价格与交货日期。\n\n此致',
};

export default zh;
