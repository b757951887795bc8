import { suppliers } from '#modules/suppliers/contract.ts';
import { defineModule, serveResource } from '../defineModule.ts';

/** The suppliers of a boat. */
export const suppliersModule = defineModule({ serves: { suppliers: serveResource(suppliers) } });
