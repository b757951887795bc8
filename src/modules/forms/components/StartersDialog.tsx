import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { languageOf } from '#modules/workorder/rules/language.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { formQueries, useAddStarters, useForms } from '../queries.ts';

/** Ready-made forms to add; those that the vessel has are left out. */
export default function StartersDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('forms');
  const { boatID } = useUser();
  const query = useQuery(formQueries.starters(languageOf(i18n.language)));
  const { data: forms = [] } = useForms();
  const { mutateAsync: addStarters } = useAddStarters();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const there = new Set(forms.map(({ code }) => code));
  const left = (query.data ?? []).filter(({ code }) => !there.has(code));
  const add = async () => {
    await addStarters({ boatID, codes: [...chosen] });
    onClose();
  };
  return (
    <Dialog
      open
      wide
      title={t('starters')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => setChosen(left.map(({ code }) => code))}>{t('chooseAll')}</Button>
          <span className="sp" />
          <Button variant="primary" disabled={chosen.length === 0} onClick={add}>
            {t('addChosen', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Loaded query={query} failed={t('loadFailed')} rows={6}>
        {() =>
          left.length === 0 ? (
            <p>{t('hasAll')}</p>
          ) : (
            <ul className="rows">
              {left.map(({ code, title, description }) => (
                <li key={code}>
                  <ListRow
                    title={`${code} ${title}`}
                    second={description}
                    tick={{
                      label: title,
                      checked: chosen.includes(code),
                      onChange: (on) =>
                        setChosen(on ? [...chosen, code] : chosen.filter((each) => each !== code)),
                    }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Dialog>
  );
}
