import type { Order, OrderFields } from '../contract.ts';

/** A new draft with the same lines for the same supplier; `newId` makes the ids of the lines. */
export const copyOf = (order: Order, newId: () => string): OrderFields => ({
  supplierID: order.supplierID,
  supplierName: order.supplierName,
  currency: order.currency,
  lines: order.lines.map((line) => ({ ...line, _id: newId(), received: 0, dropped: 0 })),
  freight: null,
  taxRate: order.taxRate,
  quotes: [],
  quoteID: '',
  wantedBy: null,
  expectedAt: null,
  supplierRef: '',
  port: order.port,
  agentID: order.agentID,
  deliverTo: order.deliverTo,
  jobID: '',
  budgetLine: order.budgetLine,
  remarks: order.remarks,
  notes: '',
});
