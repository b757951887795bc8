import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { type Form, linesOf, type Subform } from '../../contract.ts';
import { formQueries, useCreateSubform, useRemoveSubform, useUpdateSubform } from '../../queries.ts';
import { type ItemType, itemTypes, lineOptions } from '../../rules/line.ts';
import { endOfSection, numbersOf, orderAt } from '../../rules/place.ts';
import { useOrdering } from '../../useOrdering.ts';
import formStyles from '../form.module.css';
import { LineSettings } from './LineSettings.tsx';
import { Preview } from './Preview.tsx';

/** The lines of a form, in their order. */
export const useSubformsOf = ({ _id, boatID }: Pick<Form, '_id' | 'boatID'>) => {
  const query = useQuery(formQueries.subforms(boatID));
  const lines = (query.data ?? [])
    .filter(({ formID }) => formID === _id)
    .sort(
      (a, b) => a.order - b.order || a.createdAt.localeCompare(b.createdAt) || a._id.localeCompare(b._id),
    );
  return { query, lines };
};

/** Builds a form: what can be asked, the lines in their order, one of them open, and the form as the crew sees it. */
export default function FormBuilder({ form }: { form: Form }) {
  const { t } = useTranslation(['forms', 'ui']);
  const { query, lines } = useSubformsOf(form);
  const [openID, setOpenID] = useState<string>();
  const { mutate: create } = useCreateSubform();
  const { mutate: update } = useUpdateSubform();
  const { mutate: remove } = useRemoveSubform();
  const numbers = numbersOf(lines);
  const ids = lines.map(({ _id }) => _id);
  const ordering = useOrdering(ids, ({ id, place }) => update({ _id: id, order: orderAt(lines, id, place) }));
  const add = (itemType: ItemType) => {
    const _id = newId();
    // A section and a signature stand at the end; all else at the end of the section that is open.
    const last = itemType === 'section' || itemType === 'signature';
    const place = last ? lines.length : endOfSection(lines, openID);
    create({
      ...{ _id, boatID: form.boatID, formID: form._id, itemType, subname: t(`itemType.${itemType}`) },
      options: lineOptions.parse(itemType === 'choice' ? { choices: [t('yes'), t('no')] } : {}),
      order: orderAt(lines, '', place),
    });
    setOpenID(_id);
  };
  if (query.isError && !query.data)
    return <ErrorState title={t('loadFailed')} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton rows={10} />;
  return (
    <div className={formStyles.build}>
      <Panel title={t('addAnItem')}>
        <div className={formStyles.palette}>
          {itemTypes.map((type) => (
            <Button key={type} slim onClick={() => add(type)}>
              {t(`itemType.${type}`)}
            </Button>
          ))}
        </div>
      </Panel>
      <Panel title={t('lines')} count={lines.length}>
        <p className="vh" role="status">
          {ordering.held ? t('heldAt', { place: ordering.held.place + 1, count: lines.length }) : ''}
        </p>
        {lines.length === 0 && <p className="pad small ink2">{t('noLines')}</p>}
        <ol className="plain">
          {lines.map((line, index) => (
            <li key={line._id} data-line={line._id}>
              <Row
                line={line}
                number={numbers.get(line._id) ?? ''}
                open={line._id === openID}
                target={ordering.isTarget(line._id)}
                grip={ordering.gripOf(line._id)}
                held={ordering.held?.id === line._id}
                onOpen={() => setOpenID(line._id === openID ? undefined : line._id)}
                onRemove={() => remove(line._id)}
              />
              {line._id === openID && (
                <LineSettings key={line._id} line={line} above={lines.slice(0, index)} numbers={numbers} />
              )}
            </li>
          ))}
        </ol>
        <p className="pad small ink2">
          <Icon name="info" size="s" /> {t('filledKeepTheirs')}
        </p>
      </Panel>
      <Preview lines={linesOf(lines, form._id)} translations={form.translations} />
    </div>
  );
}

type RowProps = {
  line: Subform;
  number: string;
  open: boolean;
  target: boolean;
  held: boolean;
  grip: ReturnType<ReturnType<typeof useOrdering>['gripOf']>;
  onOpen: () => void;
  onRemove: () => void;
};

function Row({ line, number, open, target, held, grip, onOpen, onRemove }: RowProps) {
  const { t } = useTranslation(['forms', 'ui']);
  const { itemType, options, subname, status } = line;
  const look = [
    formStyles.line,
    itemType === 'section' ? formStyles.section : '',
    open || held ? formStyles.open : '',
    target ? formStyles.target : '',
  ];
  const marks = [
    options.acts.length > 0 ? t('actsMark') : '',
    options.required ? t('required') : '',
    options.showIf.length > 0 ? t('conditionMark') : '',
    status === 'off' ? t('leftOut') : '',
  ].filter(Boolean);
  return (
    <div className={look.filter(Boolean).join(' ')}>
      <button
        type="button"
        className={formStyles.grip}
        aria-label={t('moveLine', { name: subname })}
        aria-pressed={held}
        {...grip}
      >
        <Icon name="dots" />
      </button>
      <button type="button" className={formStyles.name} aria-expanded={open} onClick={onOpen}>
        <span className="ink2">{number}</span> {subname}
      </button>
      <span className="small ink2">{[...marks, t(`itemType.${itemType}`)].join(' · ')}</span>
      <IconButton
        label={t('ui:removeOf', { name: subname })}
        icon={<Icon name="trash" />}
        onClick={onRemove}
      />
    </div>
  );
}
