import type { OrderWords } from './en.ts';

const ja: OrderWords = {
  kind: '注文書',
  draft: '下書きです。正式な注文ではありません。',
  cancelled: '取り消し済み。出荷しないでください。',
  supplier: '仕入先',
  deliverTo: '納入先',
  agent: '代理店',
  port: '港',
  marks: '荷印',
  date: '日付',
  wantedBy: '希望納期',
  yourRef: '貴社番号',
  lines: '明細',
  part: '品名',
  partNo: '部品番号',
  code: '貴社コード',
  quantity: '数量',
  price: '単価',
  sum: '金額',
  net: '品代',
  freight: '運賃',
  tax: '税 {{rate}}%',
  total: '合計',
  unpriced: '価格のない行は、価格をお知らせください。',
  remarks: '備考',
  orderedBy: '注文者',
  printed: '印刷 {{when}}',
  mailSubject: '注文 {{order}}、{{vessel}}',
  mailText:
    'お世話になっております。\n\n{{vessel}} の注文書 {{order}} を添付いたします。価格と納入日のご確認をお願いいたします。\n\nよろしくお願いいたします。',
};

export default ja;
