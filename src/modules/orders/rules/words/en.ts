/** The texts of an order on paper and of the mail with it. */
const en = {
  kind: 'Purchase order',
  draft: 'Draft. This is not an order.',
  cancelled: 'Cancelled. Please do not deliver.',
  supplier: 'Supplier',
  deliverTo: 'Deliver to',
  agent: 'Agent',
  port: 'Port',
  marks: 'Marks',
  date: 'Date',
  wantedBy: 'Wanted by',
  yourRef: 'Your reference',
  lines: 'Lines',
  part: 'Item',
  partNo: 'Part no.',
  code: 'Your code',
  quantity: 'Quantity',
  price: 'Price',
  sum: 'Sum',
  net: 'Goods',
  freight: 'Freight',
  tax: 'Tax {{rate}} %',
  total: 'Total',
  unpriced: 'Please confirm the price of the lines that have none.',
  remarks: 'Remarks',
  orderedBy: 'Ordered by',
  printed: 'Printed {{when}}',
  mailSubject: 'Order {{order}}, {{vessel}}',
  mailText:
    'Good day,\n\nPlease find our order {{order}} for {{vessel}} attached. Kindly confirm prices and the day of delivery.\n\nKind regards',
};

export type OrderWords = typeof en;
export default en;
