import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { preload } from '#lib/preload.ts';
import { sheetIds } from '#modules/labels/rules/sheetIds.ts';
import { LabelsPage } from '../pages/LabelsPage.tsx';
import { equipmentQueries } from '../queries.ts';

const labelSearch = z.object({
  /** Only these machines. */
  ids: z.catch(z.optional(z.array(z.string())), undefined),
  group: z.catch(z.optional(z.string()), undefined),
  department: z.catch(z.optional(z.string()), undefined),
  sheet: z.catch(z.optional(z.enum(sheetIds)), undefined),
});

export const Route = createFileRoute('/app/equipment/labels')({
  validateSearch: labelSearch,
  loader: preload(({ boatID }) => [equipmentQueries.list(boatID)]),
  component: LabelsPage,
});
