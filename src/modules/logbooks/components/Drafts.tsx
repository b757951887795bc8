import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Menu } from '#ui/Menu.tsx';
import { Panel } from '#ui/Panel.tsx';
import { WaitingPill } from '#ui/WaitingPill.tsx';
import type { LogDraft, LogRecord, LogVolume } from '../contract.ts';
import { useLogDrafts, useRemoveDraft, useSigners, useUpdateDraft } from '../queries.ts';
import { bookOf } from '../rules/books.ts';
import { longTextsOf } from '../rules/lines.ts';
import { useFieldTexts } from '../useFieldTexts.ts';

type Props = {
  volume: LogVolume;
  records: readonly LogRecord[];
  onOpen: (draft: LogDraft) => void;
};

/** Entries of the volume that nobody has signed yet. */
export default function Drafts({ volume, records, onOpen }: Props) {
  const { t } = useTranslation(['logbooks', 'logdue']);
  const { code } = useFieldTexts();
  const format = useFormat();
  const { data = [] } = useLogDrafts();
  const { mutate: remove } = useRemoveDraft();
  const { mutate: update } = useUpdateDraft();
  const { data: signers = [] } = useSigners();
  const nameOf = (id: string) => signers.find(({ _id }) => _id === id)?.name ?? '';
  const signed = new Set(records.map(({ _id }) => _id));
  const own = data.filter((draft) => draft.volumeID === volume._id && !signed.has(draft._id));
  if (own.length === 0) return null;
  const book = bookOf(volume.book, volume.descriptions);
  return (
    <Panel title={t('drafts')} count={own.length}>
      <ul className="rows">
        {own.map((draft) => (
          <li key={draft._id}>
            <div className="li">
              <span className="t">
                <b>
                  {format.dayTime(draft.at)} {code(draft.code)}
                </b>
                <span>{longTextsOf(book, draft.code, draft.values) || draft.updatedBy}</span>
                {draft.signerID !== '' && (
                  <span>{t('logdue:signsIt', { name: nameOf(draft.signerID) })}</span>
                )}
              </span>
              <WaitingPill id={draft._id} />
              <Menu
                label={t('logdue:handTo')}
                items={signers
                  .filter(({ _id, keeps }) => keeps && _id !== draft.signerID)
                  .map(({ _id, name }) => ({
                    label: name,
                    onClick: () => update({ _id: draft._id, signerID: _id }),
                  }))}
              />
              <Button onClick={() => remove(draft._id)}>{t('removeDraft')}</Button>
              <Button onClick={() => onOpen(draft)}>{t('goOn')}</Button>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
