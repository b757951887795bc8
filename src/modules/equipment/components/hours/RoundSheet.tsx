import { useBlocker } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { useCoarsePointer, useMedia, useWide } from '#ui/useMedia.ts';
import type { Equipment } from '../../contract.ts';
import { isReadingDue, READING_EVERY_DAYS } from '../../rules.ts';
import { useMeterFocus } from '../../useMeterFocus.ts';
import { useRound } from '../../useRound.ts';
import styles from './hours.module.css';
import { Keypad } from './Keypad.tsx';
import { MeterCard } from './MeterCard.tsx';
import { MeterList } from './MeterList.tsx';
import { ReadingTime } from './ReadingTime.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { metersByGroup } from './round.ts';

type Props = {
  boatID: string;
  listed: readonly Equipment[];
  onlyDue: boolean;
  onOnlyDue: (onlyDue: boolean) => void;
};

/** The round of readings: all meters on one sheet, saved together. */
export function RoundSheet({ boatID, listed, onlyDue, onOnlyDue }: Props) {
  const { t } = useTranslation('hours');
  const format = useFormat();
  const ui = useTranslation('ui').t;
  const round = useRound(boatID, listed);
  const focus = useMeterFocus((id) => round.round.entries[id]?.text ?? '', round.type);
  const [replacing, setReplacing] = useState<Equipment>();
  const keypad = useCoarsePointer();
  const wide = useWide();
  const side = useMedia('(min-width: 900px)') && (keypad || wide);
  const docked = keypad && !side;
  const unsaved = round.entered > 0;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });

  const every = metersByGroup(round.all);
  const due = every.flatMap((group) => group.meters).filter((meter) => isReadingDue(meter, format.daysUntil));
  const groups = onlyDue
    ? every.flatMap((group) => {
        const meters = group.meters.filter(
          (meter) => isReadingDue(meter, format.daysUntil) || round.round.entries[meter._id],
        );
        return meters.length > 0 ? [{ ...group, meters }] : [];
      })
    : every;
  const active = groups.flatMap((group) => group.meters).find((meter) => meter._id === focus.active);

  const save = async () => {
    const wrong = await round.save();
    if (wrong) focus.focusMeter(wrong);
  };
  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && unsaved && !round.saving) void save();
  };
  const saveButton = (
    <Button
      variant={docked ? 'primary' : 'default'}
      icon={<Icon name="check" />}
      disabled={!unsaved}
      pending={round.saving}
      onClick={save}
    >
      {t('save')}
    </Button>
  );
  const entered = (
    <span className="small ink2 nw" role="status">
      {t('entered', { count: round.entered, of: round.count })}
    </span>
  );
  const keys = <Keypad onKey={focus.press} onNext={focus.next} onHide={docked ? focus.leave : undefined} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for Ctrl+Enter from the inputs inside
    <div className={docked ? `${styles.page} ${styles.docked}` : styles.page} onKeyDown={saveOnCtrlEnter}>
      <PageHeader
        title={t('title')}
        facts={t('kept')}
        crumbs={[{ label: t('equipment'), to: '/app/equipment' }]}
        actions={
          <>
            {entered}
            {!docked && saveButton}
          </>
        }
      />
      <div className={styles.tools}>
        <Segmented
          label={t('show')}
          value={onlyDue ? 'due' : 'all'}
          onChange={(value) => onOnlyDue(value === 'due')}
          options={[
            { value: 'all', label: t('showAll', { count: round.count }) },
            { value: 'due', label: t('showDue', { count: due.length }) },
          ]}
        />
        <ReadingTime
          at={round.at}
          now={round.now}
          chosen={round.round.at !== undefined}
          onChange={round.setAt}
        />
      </div>
      {round.failures.length > 0 && (
        <div className="form-err" role="alert">
          <Icon name="error" />
          <ul>
            {round.failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </ul>
        </div>
      )}
      <div
        className={
          side
            ? keypad
              ? `${styles.columns} ${styles.beside} ${styles.withKeypad}`
              : `${styles.columns} ${styles.beside}`
            : styles.columns
        }
      >
        <div className={`panel ${styles.panel}`} ref={focus.list}>
          {groups.length > 0 ? (
            <MeterList {...{ groups, round, focus, keypad }} onReplace={setReplacing} />
          ) : (
            <EmptyState
              icon={<Icon name="check" />}
              title={t('allRead')}
              hint={t('allReadHint', { count: READING_EVERY_DAYS })}
              action={<Button onClick={() => onOnlyDue(false)}>{t('showEvery')}</Button>}
            />
          )}
        </div>
        {side && (
          <div className={styles.side}>
            <MeterCard
              meter={active}
              text={active ? (round.round.entries[active._id]?.text ?? '') : ''}
              at={round.at}
            />
            {keypad ? keys : <p className="small ink2">{t('byKeys')}</p>}
          </div>
        )}
      </div>
      {docked && focus.focused && active && (
        <div className={styles.dock}>
          <div className={styles.shown}>
            <b className="el">{active.name}</b>
            <span className="nw">
              {active.meterValue !== null && t('lastWas', { hours: format.hours(active.meterValue) })}
            </span>
          </div>
          {keys}
        </div>
      )}
      {docked && !focus.focused && <div className="primary-slot primary-bar">{saveButton}</div>}
      {replacing && (
        <ReplaceDialog
          meter={replacing}
          onClose={() => setReplacing(undefined)}
          onUse={(replacement) => round.replace(replacing._id, replacement, format.hours(replacement.value))}
        />
      )}
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        title={ui('leaveTitle')}
        body={ui('leaveBodyDraft')}
        action={ui('leave')}
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    </div>
  );
}
