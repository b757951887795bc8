import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { jobDocuments } from '#modules/worklist/contract/calls.ts';

/** Languages in which papers are made. */
const papers = ['en', 'fr', 'zh', 'ja'] as const;

/** Fetches the work order of a job as a PDF and hands it to the person. */
export const useWorkOrderPdf = () => {
  const { i18n } = useTranslation();
  return useMutation({
    mutationKey: ['workOrder'],
    mutationFn: async (id: string) => {
      const language = papers.find((code) => code === i18n.language) ?? 'en';
      saveFile(await request(jobDocuments.workOrder, { params: { id }, search: { language } }));
    },
  });
};
