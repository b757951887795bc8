import { z } from 'zod/mini';
import { endpoint } from '#lib/endpoint.ts';
import { idField, itemRef, longText, requiredText, text } from '#lib/fields.ts';
import { stamped } from '#lib/resource.ts';
import { jobFields, worklist } from '../contract.ts';

/** What somebody aboard says about a defect; the rest follows from the machine and the reporter. */
export const defectFields = z.object({
  title: requiredText(160),
  description: longText(4000),
  equipmentID: itemRef('equipmentgroups'),
  /** Where it is, if it is no machine of the list. */
  location: text(120),
  severity: jobFields.shape.severity,
});
export type DefectFields = z.infer<typeof defectFields>;

/** A machine as the report offers it. */
export const machinePlace = z.object({
  _id: idField,
  name: z.string(),
  location: z.string(),
  department: z.string(),
});
export type MachinePlace = z.infer<typeof machinePlace>;

export const defects = {
  report: endpoint.post('/api/worklist/defects', {
    access: 'member',
    body: z.extend(defectFields, { _id: stamped._id, boatID: stamped.boatID }),
    response: worklist.item,
    summary:
      'Reports a defect. The server sets the department and the place from the machine and the reporter. Repeating an _id has no further effect.',
    undo: { none: 'A defect stays on record; the job can be cancelled.' },
  }),
  places: endpoint.get('/api/worklist/places/:boatID', {
    access: 'crew',
    response: z.array(machinePlace),
    summary: 'Lists the names and places of the equipment, for reports of defects.',
  }),
};
