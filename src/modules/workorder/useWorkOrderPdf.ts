import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { jobDocuments } from '#modules/worklist/contract/calls.ts';

/** The languages of documents. */
const documentLanguages = ['en', 'fr', 'zh', 'ja'] as const;

/** Downloads the work order of a job as a PDF. */
export const useWorkOrderPdf = () => {
  const { i18n } = useTranslation();
  return useMutation({
    mutationKey: ['workOrder'],
    mutationFn: async (id: string) => {
      const language = documentLanguages.find((code) => code === i18n.language) ?? 'en';
      saveFile(await request(jobDocuments.workOrder, { params: { id }, search: { language } }));
    },
  });
};
