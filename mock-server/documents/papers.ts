import type { FalForm } from '#modules/crewlist/rules.ts';
import { falDocument } from './falForm.ts';
import { makePdf } from './makePdf.ts';
import { type WorkOrderFacts, workOrder } from './workOrder.ts';

/** What a paper is made of; plain data, because it is sent to another thread. */
export type PaperOrder =
  | { kind: 'workOrder'; facts: WorkOrderFacts }
  | { kind: 'fal'; form: FalForm; frame: { vessel: string; printed: string }; fileName: string };

export type Paper = { bytes: Uint8Array<ArrayBuffer>; fileName: string };

/** Makes a paper in the present thread: seconds for one with large pictures. Calls use `printPaper`. */
export const makePaper = async (order: PaperOrder): Promise<Paper> => {
  if (order.kind === 'fal') {
    const { definition, frame } = falDocument(order.form, order.frame);
    return { bytes: await makePdf(definition, frame), fileName: order.fileName };
  }
  const { definition, frame, fileName } = workOrder(order.facts);
  return { bytes: await makePdf(definition, frame), fileName };
};
