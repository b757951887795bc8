import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { useInventory } from '#modules/inventory/queries.ts';
import { usePlaces } from '#modules/locations/usePlaces.ts';
import { Button } from '#ui/Button.tsx';
import { Choice } from '#ui/form/Choice.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { TickBox } from '#ui/TickBox.tsx';
import { useCreateStocktake } from '../queries.ts';
import styles from './stocktake.module.css';

type Props = { place: string; category: string };

/** What is counted, and whether counters see what is booked. */
export function StartCount({ place: givenPlace, category: givenCategory }: Props) {
  const { t } = useTranslation('stocktake');
  const navigate = useNavigate();
  const format = useFormat();
  const { boatID } = useUser();
  const { options, paths } = usePlaces();
  const { data: items = [] } = useInventory();
  const { mutateAsync: create, isPending } = useCreateStocktake();
  const [place, setPlace] = useState(givenPlace);
  const [category, setCategory] = useState(givenCategory);
  const [inner, setInner] = useState(true);
  const [blind, setBlind] = useState(false);
  const categories = [...new Set(items.map((item) => item.category).filter(Boolean))].sort(format.compare);
  const title = [place === '' ? '' : (paths.get(place)?.at(-1) ?? ''), category].filter(Boolean).join(', ');
  const start = async () => {
    const fields = { title: title || t('wholeVessel'), locationID: place, inner, category, blind };
    const { _id: id } = await create({ ...fields, _id: newId(), boatID });
    await navigate({ to: '/app/stocktake/$id', params: { id } });
  };
  return (
    <div className={`panel ${styles.start}`}>
      <Choice
        label={t('field.locationID')}
        value={place}
        onChange={setPlace}
        options={[{ value: '', label: t('wholeVessel') }, ...options]}
      />
      {place !== '' && <Tick label={t('field.inner')} checked={inner} onChange={setInner} />}
      <Choice
        label={t('field.category')}
        value={category}
        onChange={setCategory}
        options={[
          { value: '', label: t('allCategories') },
          ...categories.map((value) => ({ value, label: value })),
        ]}
      />
      <Tick label={t('field.blind')} checked={blind} onChange={setBlind} />
      <p className="small ink2">{t('howTo')}</p>
      <Button variant="primary" big disabled={isPending} onClick={() => void start()}>
        {t('start')}
      </Button>
    </div>
  );
}

function Tick(props: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the tick box is the control
    <label className={styles.tick}>
      <TickBox {...props} />
      {props.label}
    </label>
  );
}
