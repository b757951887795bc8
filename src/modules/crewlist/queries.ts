import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { saveFile } from '#lib/saveFile.ts';
import { type FalHead, falDocuments } from './contract.ts';

type Asked = { boatID: string; head: FalHead };

/** Downloads the crew list or the passenger list as a PDF. */
export const useFalPdf = (form: 'crewList' | 'passengerList') =>
  useMutation({
    mutationKey: ['falPdf'],
    mutationFn: async ({ boatID, head }: Asked) =>
      saveFile(await request(falDocuments[form], { params: { boatID }, search: head })),
  });
