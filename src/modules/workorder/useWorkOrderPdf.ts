import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { jobDocuments } from '#modules/worklist/contract/calls.ts';
import { languageOf } from './rules/words.ts';

/** Downloads the work order of a job as a PDF. */
export const useWorkOrderPdf = () => {
  const { i18n } = useTranslation();
  return useMutation({
    mutationKey: ['workOrder'],
    mutationFn: async (id: string) => {
      const language = languageOf(i18n.language);
      saveFile(await request(jobDocuments.workOrder, { params: { id }, search: { language } }));
    },
  });
};
