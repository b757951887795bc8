import type { InventoryItem } from '#modules/inventory/contract.ts';
import { mayChange } from '#modules/inventory/rules.ts';
import type { Viewer } from '../../auth/viewer.ts';

const isHead = (jobtitle: string) => /^(chief|head)\b/i.test(jobtitle);

/** Who sees private items of a department (docs/decisions/0065); who made one sees it too. */
export const seesPrivate = (
  viewer: Pick<Viewer, 'superadmin' | 'managementID' | 'captain' | 'jobtitle' | 'department'>,
  department: string,
): boolean =>
  viewer.superadmin ||
  viewer.managementID !== '' ||
  viewer.captain ||
  (isHead(viewer.jobtitle) && department !== '' && viewer.department === department);

/** Whether the caller may change the item: crew only what is of their department or of none. */
export const mayWrite = (viewer: Viewer, item: Pick<InventoryItem, 'department'>): boolean =>
  viewer.superadmin || mayChange(viewer, item);
