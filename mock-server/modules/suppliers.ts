import { suppliers } from '#modules/suppliers/contract.ts';
import { defineModule, serveResource } from '../defineModule.ts';
import { suppliersImporter } from '../importers/suppliers.ts';

/** The suppliers of a boat. */
export const suppliersModule = defineModule({
  serves: { suppliers: serveResource(suppliers) },
  importers: { suppliers: suppliersImporter },
});
