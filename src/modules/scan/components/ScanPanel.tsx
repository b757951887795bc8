import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { now } from '#lib/clock.ts';
import { lookUp } from '#lib/text.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import type { User } from '#modules/auth/contract.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ListRow } from '#ui/ListRow.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { useDialog } from '#ui/useDialog.tsx';
import { type FoundThing, useScanTargets } from '../useScanTargets.ts';
import type { Code } from './code.ts';
import { readCode } from './readCode.ts';
import styles from './scan.module.css';
import type { ScanCard, ScanCardProps, ScannedCode, ScanTarget } from './scanTarget.ts';
import { Viewfinder } from './Viewfinder.tsx';

type Props = { user: User; open: boolean; onClose: () => void };

/** The camera over the whole screen: it opens what a code stands for, or shows what can be done with it. */
export default function ScanPanel({ user, open, onClose }: Props) {
  const { t } = useTranslation('scan');
  return (
    <Dialog open={open} full title={t('title')} onClose={onClose}>
      <Scanner user={user} onClose={onClose} />
    </Dialog>
  );
}

type Answer = { code: ScannedCode; found: readonly FoundThing[]; chosen?: FoundThing | undefined };

function Scanner({ user, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation('scan');
  const navigate = useNavigate();
  const { history } = useRouter();
  const { targets, place, find } = useScanTargets(user);
  const [answer, setAnswer] = useState<Answer>();
  // Work with several things stays, with what it knows, while the camera looks for the next one.
  const [card, setCard] = useState<ScanCard>();

  const choose = (code: ScannedCode, found: readonly FoundThing[], thing: FoundThing) => {
    if (!thing.target.card) {
      onClose();
      return void navigate(thing.hit.page);
    }
    setCard(thing.target.card);
    setAnswer({ code, found, chosen: thing });
  };

  const ask = async ({ text, format }: Code) => {
    const code = {
      ...readCode(text, window.location.origin, new Date(now()).getUTCFullYear()),
      isTyped: format === 'typed',
    };
    const found = await find(code);
    const [only, ...others] = found;
    // While work goes on, a label of something else does not close it.
    if (only && others.length === 0 && (only.target.card || !card)) return choose(code, found, only);
    if (!only && code.path && code.isHere && !card) {
      onClose();
      return history.push(code.path);
    }
    setAnswer({ code, found });
  };

  useEffect(() => {
    for (const { card, prepare } of targets ?? []) {
      if (card) loadCard(card).catch(() => undefined);
      prepare?.(place);
    }
  }, [targets, place]);

  const next = () => setAnswer(undefined);
  const chosen = answer?.chosen;
  const isOpen = chosen !== undefined && chosen.target.card?.id === card?.id;
  return (
    <div className={styles.panel}>
      {targets && (
        <Viewfinder
          small={card !== undefined}
          paused={isOpen}
          onCode={(code) => void ask(code)}
          hint={card && t('aimNext')}
        />
      )}
      {answer && !isOpen && answer.found.length > 0 && (
        <Several found={answer.found} onChoose={(thing) => choose(answer.code, answer.found, thing)} />
      )}
      {answer?.found.length === 0 && (
        <Unknown
          key={answer.code.text}
          user={user}
          code={answer.code}
          targets={targets ?? []}
          onNext={next}
        />
      )}
      {card && (
        <Card
          card={card}
          hit={isOpen ? { ...chosen.hit, kind: chosen.target.id, gs1: answer?.code.gs1 } : undefined}
          onLeave={onClose}
          onNext={next}
        />
      )}
      {!answer && !card && <p className={styles.help}>{t('help')}</p>}
    </div>
  );
}

type SeveralProps = { found: readonly FoundThing[]; onChoose: (thing: FoundThing) => void };

function Several({ found, onChoose }: SeveralProps) {
  const { t } = useTranslation('scan');
  return (
    <section aria-label={t('several')}>
      <h3 className={styles.head}>{t('several')}</h3>
      {found.map((each) => (
        <ListRow
          key={`${each.target.id} ${each.hit.id}`}
          title={each.hit.label}
          second={each.hit.hint}
          onClick={() => onChoose(each)}
        />
      ))}
    </section>
  );
}

const cards = new Map<string, ComponentType<ScanCardProps>>();

/** Loads the code of a card while the camera still looks; a part that has been shown stays. */
const loadCard = async ({ id, part }: ScanCard) => {
  const { default: Part } = await part();
  if (!cards.has(id)) cards.set(id, Part);
};

/** The part of a card; code that is not there yet loads with the first thing of its kind. */
const partOf = ({ id, part }: ScanCard) => {
  const known = cards.get(id) ?? lazyPart(part, null);
  cards.set(id, known);
  return known;
};

function Card({ card, ...given }: { card: ScanCard } & ScanCardProps) {
  const Part = partOf(card);
  return <Part {...given} />;
}

type UnknownProps = { user: User; code: ScannedCode; targets: readonly ScanTarget[]; onNext: () => void };

/** A code that nobody knows: what it says, and who can learn it. */
function Unknown({ user, code, targets, onNext }: UnknownProps) {
  const { t } = useTranslation('scan');
  return (
    <section className={styles.unknown} role="status" aria-label={t('unknown')}>
      <h3>{t('unknown')}</h3>
      <p className={styles.code}>{code.text}</p>
      <p className="small">{URL.canParse(code.text) ? t('foreign') : t('unknownHint')}</p>
      <div className="row">
        {!URL.canParse(code.text) &&
          targets.map(
            ({ id, learn }) =>
              learn?.isFor(user) && <Learn key={id} code={code} learn={learn} onLearnt={onNext} />,
          )}
        <Button icon={<Icon name="scan" />} onClick={onNext}>
          {t('next')}
        </Button>
      </div>
    </section>
  );
}

type LearnGiven = { code: ScannedCode; learn: NonNullable<ScanTarget['learn']>; onLearnt: () => void };

function Learn({ code, learn, onLearnt }: LearnGiven) {
  const dialog = useDialog(learn.dialog);
  return (
    <>
      <Button variant="primary" onClick={() => dialog.open({ code, onLearnt })}>
        {lookUp(learn.label)}
      </Button>
      {dialog.element}
    </>
  );
}
