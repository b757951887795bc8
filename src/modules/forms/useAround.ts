import { useSheetSigners } from '#modules/hoursofrest/queries.ts';
import { useMachinePlaces } from '#modules/worklist/queries/defects.ts';

/** People and machines that a form can name. */
export const useAround = () => {
  const { data: crew = [] } = useSheetSigners();
  const machines = useMachinePlaces(true) ?? [];
  return {
    people: crew.map(({ _id, name, rank }) => ({
      value: _id,
      label: [name, rank].filter(Boolean).join(', '),
    })),
    machines: machines.map(({ _id, name }) => ({ value: _id, label: name })),
  };
};
