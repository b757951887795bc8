import { useMutation } from '@tanstack/react-query';
import { listMutation } from '#lib/listMutation.ts';
import { prepare } from '#lib/request.ts';
import { cachedItem, resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { spareEquipment } from '#modules/spareequipment/contract.ts';
import { type Placing, type Section, sections, spotCommands } from './contract.ts';
import { placeSpots } from './rules.ts';

export const sectionQueries = resourceQueries(sections);

export const {
  useList: useSections,
  useDetails: useSection,
  useCreate: useCreateSection,
  useUpdate: useUpdateSection,
  useRemove: useDeleteSection,
} = resourceHooks(sections, {
  namespace: 'sections',
  page: '/app/sections/$id',
  edit: { form: 'sections' },
  offline: 'list',
  palette: {
    search: () => [],
    hint: ({ equipmentID }, client) => [cachedItem(spareEquipment, client, equipmentID)?.equipmentName ?? ''],
    max: 4,
  },
  texts: savedTexts('sections'),
});

type Place = Placing & { _id: string };

/** The drawing shows a spot where it was put, so nothing is announced. */
const place = listMutation<Section, Place, Section | undefined>({
  name: 'sections.place',
  label: { text: 'outbox:action.update', icon: 'edit' },
  commands: [spotCommands.place],
  fields: [],
  resource: sections.name,
  call: ({ _id: id, ...body }) => prepare(spotCommands.place, { params: { id }, body }),
  entityIds: ({ _id }) => [_id],
  optimisticAnswer: ({ _id }, client) => cachedItem(sections, client, _id),
  change: ({ _id, ...placing }) => ({
    rule: (list) =>
      list.map((section) =>
        section._id === _id ? { ...section, spots: placeSpots(section.spots, placing) } : section,
      ),
  }),
  confirm: (section) => (list) => list.map((each) => (each._id === section?._id ? section : each)),
  invalidates: (_section, { _id }) => [['history', sections.name, _id]],
});

/** Places, moves and removes spots. */
export const usePlaceSpots = () => useMutation(place);
