import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import { entityOf } from '#lib/registry.ts';
import type { Stamped } from '#lib/resource.ts';
import { useViewer } from '#lib/viewer.ts';
import { type Item, type Spec, useItemForm } from './useItemForm.ts';

type ResourceSpec<In extends FieldValues, Out extends object, T extends Item | undefined> = Omit<
  Spec<In, Out, T>,
  'create' | 'updateFrom'
> & {
  create: (fields: Out & { _id: string; boatID: string }) => Promise<Stamped>;
};

/**
 * As `useItemForm`, for an item of the resource `name`: a new one belongs to the current vessel, and its page opens once it
 * is created.
 */
export const useResourceForm = <In extends FieldValues, Out extends object, T extends Item | undefined>({
  create,
  ...spec
}: ResourceSpec<In, Out, T>) => {
  const boatID = useViewer()?.boatID ?? '';
  const client = useQueryClient();
  const navigate = useNavigate();
  return useItemForm({
    ...spec,
    create: async (fields) => {
      const page = entityOf(spec.name)?.pageOf(await create({ ...fields, boatID }), client);
      if (page) await navigate(page);
    },
  });
};
