import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { resourceHooks, resourceQueries, savedTexts } from '#lib/resourceHooks.ts';
import { saveFile } from '#lib/saveFile.ts';
import { type PackCall, portPackPapers } from './contract/papers.ts';
import { portpacks } from './contract.ts';

export const portPackQueries = resourceQueries(portpacks);

export const {
  useList: usePortPacks,
  useCreate: useCreatePortPack,
  useUpdate: useUpdatePortPack,
  useRemove: useDeletePortPack,
} = resourceHooks(portpacks, {
  namespace: 'portpacks',
  page: '/app/vesseldocs/portpacks',
  edit: { form: 'portpacks' },
  offline: 'list',
  texts: savedTexts('portpacks'),
});

type Asked = { id: string; call: PackCall };

/** Builds the bundle of a pack and saves it. */
export const useBuildPack = () =>
  useMutation({
    mutationKey: ['portPackPdf'],
    mutationFn: async ({ id, call }: Asked) =>
      saveFile(await request(portPackPapers.build, { params: { id }, search: call })),
  });
