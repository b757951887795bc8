import { useMutation } from '@tanstack/react-query';
import { request } from '#lib/request.ts';
import { saveFile } from '#lib/saveFile.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { languageOf } from '#modules/workorder/rules/language.ts';
import { type LabelKind, labels } from './contract.ts';
import type { Sheet } from './rules/sheet.ts';

type Asked = { kind: LabelKind; boatID: string; ids: readonly string[]; sheet: Sheet['id']; skip: number };

/** Downloads labels as a PDF. */
export const useLabelsPdf = () => {
  const { i18n } = useTranslation();
  return useMutation({
    mutationKey: ['labels'],
    mutationFn: async ({ kind, boatID, ids, sheet, skip }: Asked) => {
      const language = languageOf(i18n.language);
      const search = { ids: ids.join(','), sheet, skip, language };
      saveFile(await request(labels[kind], { params: { boatID }, search }));
    },
  });
};
