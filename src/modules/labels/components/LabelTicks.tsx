import { useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { TickBox } from '#ui/TickBox.tsx';
import type { Label } from '../rules/label.ts';
import styles from './labels.module.css';

type Props = {
  labels: readonly Label[];
  ticked: ReadonlySet<string>;
  onTicked: (ticked: ReadonlySet<string>) => void;
};

/** Which things get a label: all of the list, unless unticked. */
export function LabelTicks({ labels, ticked, onTicked }: Props) {
  const { t } = useTranslation('labels');
  const [search, setSearch] = useState('');
  const query = search.trim().toLowerCase();
  const visible = labels.filter(({ name, lines }) =>
    [name, ...lines].join(' ').toLowerCase().includes(query),
  );
  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onTicked(next);
  };
  const ids = visible.map((item) => item._id);
  return (
    <Panel
      title={t('which')}
      count={ticked.size}
      action={
        <>
          <Button variant="link" onClick={() => set(ids, true)}>
            {t('all')}
          </Button>
          <Button variant="link" onClick={() => set(ids, false)}>
            {t('none')}
          </Button>
        </>
      }
    >
      <div className="pad">
        <SearchBox value={search} onChange={setSearch} label={t('find')} width="100%" />
      </div>
      <ul className={`plain ${styles.list}`}>
        {visible.map((item) => (
          <li key={item._id}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the tick box is the control */}
            <label>
              <TickBox
                label={item.name}
                checked={ticked.has(item._id)}
                onChange={(on) => set([item._id], on)}
              />
              <span className="t">
                {item.name}
                <span>{item.lines[0]}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
