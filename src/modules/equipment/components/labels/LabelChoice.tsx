import { useId, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Panel } from '#ui/Panel.tsx';
import { SearchBox } from '#ui/SearchBox.tsx';
import { TickBox } from '#ui/TickBox.tsx';
import type { Equipment } from '../../contract.ts';
import styles from './labels.module.css';

type Option = { value: string; label: string };

/** A choice in a native list. */
export function Choice(props: {
  label: string;
  help?: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}) {
  const { label, help, value, options, onChange } = props;
  const id = useId();
  return (
    <Field id={id} label={label} help={help}>
      <div className="in">
        <select
          id={id}
          value={value}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" size="s" />
      </div>
    </Field>
  );
}

type Props = {
  items: readonly Equipment[];
  ticked: ReadonlySet<string>;
  onTicked: (ticked: ReadonlySet<string>) => void;
};

/** Which machines get a label: all of the list, unless unticked. */
export function LabelTicks({ items, ticked, onTicked }: Props) {
  const { t } = useTranslation('hours');
  const [search, setSearch] = useState('');
  const query = search.trim().toLowerCase();
  const visible = items.filter((item) =>
    `${item.name} ${item.manufacturer} ${item.modelNumber} ${item.serialNumber}`
      .toLowerCase()
      .includes(query),
  );
  const set = (ids: readonly string[], on: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onTicked(next);
  };
  const ids = visible.map((item) => item._id);
  return (
    <Panel
      title={t('labels.which')}
      count={ticked.size}
      action={
        <>
          <Button variant="link" onClick={() => set(ids, true)}>
            {t('labels.all')}
          </Button>
          <Button variant="link" onClick={() => set(ids, false)}>
            {t('labels.none')}
          </Button>
        </>
      }
    >
      <div className="pad">
        <SearchBox value={search} onChange={setSearch} label={t('labels.find')} width="100%" />
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
                <span>
                  {[item.manufacturer, item.modelNumber].filter(Boolean).join(' ') || item.location}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
