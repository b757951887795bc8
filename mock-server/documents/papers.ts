import type { FalForm } from '#modules/crewlist/rules.ts';
import { falDocument } from './falForm.ts';
import { type FilledFormFacts, filledForm } from './filledForm.ts';
import { type LabelFacts, makeLabels } from './labels.ts';
import { declaration, fallback, type LogStatementFacts } from './logStatements.ts';
import { type LogVolumeFacts, logVolume } from './logVolume.ts';
import { makePdf } from './makePdf.ts';
import { type PayslipFacts, payslip } from './payslip.ts';
import { type PortPackFacts, portPack } from './portPack.ts';
import { type PurchaseOrderFacts, purchaseOrder } from './purchaseOrder.ts';
import { type RestSheetFacts, restSheets } from './restSheet.ts';
import { type StocktakeFacts, stocktakeSheet } from './stocktakeSheet.ts';
import { type ArrangementFacts, workingArrangements } from './workingArrangements.ts';
import { type WorkOrderFacts, workOrder } from './workOrder.ts';

/** What a paper is made of; plain data, because it is sent to another thread. */
export type PaperOrder =
  | { kind: 'purchaseOrder'; facts: PurchaseOrderFacts }
  | { kind: 'workOrder'; facts: WorkOrderFacts }
  | { kind: 'stocktake'; facts: StocktakeFacts }
  | { kind: 'filledForm'; facts: FilledFormFacts }
  | { kind: 'logVolume'; facts: LogVolumeFacts }
  | { kind: 'logDeclaration' | 'logFallback'; facts: LogStatementFacts }
  | { kind: 'portPack'; facts: PortPackFacts }
  | { kind: 'payslip'; facts: PayslipFacts }
  | { kind: 'arrangements'; facts: ArrangementFacts }
  | { kind: 'labels'; facts: LabelFacts; fileName: string }
  | {
      kind: 'restSheets';
      sheets: readonly RestSheetFacts[];
      frame: { vessel: string; printed: string; title: string };
      fileName: string;
    }
  | { kind: 'fal'; form: FalForm; frame: { vessel: string; printed: string }; fileName: string };

export type Paper = { bytes: Uint8Array<ArrayBuffer>; fileName: string };

const documentOf = (order: Exclude<PaperOrder, { kind: 'fal' | 'labels' | 'portPack' }>) => {
  switch (order.kind) {
    case 'purchaseOrder':
      return purchaseOrder(order.facts);
    case 'workOrder':
      return workOrder(order.facts);
    case 'stocktake':
      return stocktakeSheet(order.facts);
    case 'filledForm':
      return filledForm(order.facts);
    case 'logVolume':
      return logVolume(order.facts);
    case 'logDeclaration':
      return declaration(order.facts);
    case 'logFallback':
      return fallback(order.facts);
    case 'payslip':
      return payslip(order.facts);
    case 'arrangements':
      return workingArrangements(order.facts);
    case 'restSheets':
      return { ...restSheets(order.sheets, order.frame), fileName: order.fileName };
  }
};

/** Makes a paper in the present thread: seconds for one with large pictures. Calls use `printPaper`. */
export const makePaper = async (order: PaperOrder): Promise<Paper> => {
  if (order.kind === 'fal') {
    const { definition, frame } = falDocument(order.form, order.frame);
    return { bytes: await makePdf(definition, frame), fileName: order.fileName };
  }
  if (order.kind === 'labels') return { bytes: await makeLabels(order.facts), fileName: order.fileName };
  if (order.kind === 'portPack')
    return { bytes: await portPack(order.facts), fileName: order.facts.fileName };
  const { definition, frame, fileName } = documentOf(order);
  return { bytes: await makePdf(definition, frame), fileName };
};
