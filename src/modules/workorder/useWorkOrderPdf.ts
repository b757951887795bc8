import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError, ConnectionError } from '#lib/apiError.ts';
import { request } from '#lib/request.ts';
import { saveFile } from '#lib/saveFile.ts';
import { loadTranslator } from '#lib/text.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { jobDocuments } from '#modules/worklist/contract/calls.ts';
import { addAlert } from '#stores/alerts.ts';
import { languageOf } from './rules/language.ts';

/** Downloads the work order of a job as a PDF. Without a link, which it needs, the printed sheet is offered instead. */
export const useWorkOrderPdf = () => {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  return useMutation({
    mutationKey: ['workOrder'],
    meta: { silent: true },
    mutationFn: async (id: string) => {
      const language = languageOf(i18n.language);
      saveFile(await request(jobDocuments.workOrder, { params: { id }, search: { language } }));
    },
    onError: async (error, id) => {
      const t = await loadTranslator('workorder', 'shared');
      if (error instanceof ConnectionError)
        addAlert({
          kind: 'error',
          text: t('pdfNeedsLink'),
          action: {
            label: t('shared:print'),
            onClick: () => void navigate({ to: '/app/worklist/print', search: { ids: [id] } }),
          },
          sticky: true,
          key: 'workorder:pdfNeedsLink',
        });
      else
        for (const { msg } of error instanceof ApiError ? error.messages : [])
          addAlert({ kind: 'error', text: msg, sticky: true });
    },
  });
};
