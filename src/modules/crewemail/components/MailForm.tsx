import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { nowIso } from '#lib/clock.ts';
import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { Profile } from '#modules/profile/contract.ts';
import { personName } from '#modules/profile/rules.ts';
import { addAlert } from '#stores/alerts.ts';
import { Banner } from '#ui/Banner.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { AskedFirst } from '#ui/form/AskedFirst.ts';
import { Form } from '#ui/form/Form.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { personOption } from '#ui/form/personOption.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useNewItemForm } from '#ui/form/useNewItemForm.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useConfirm } from '#ui/useConfirm.tsx';
import { type Attached, objectionTo, readFile } from '../attach.ts';
import { MAX_ATTACHED_BYTES, mailFields } from '../contract.ts';
import { useSendMail } from '../queries.ts';
import styles from './crewemail.module.css';

type Values = z.input<typeof mailFields>;

const mb = MAX_ATTACHED_BYTES / 1024 / 1024;

type Props = {
  people: readonly Profile[];
  /** The users chosen at first: those of them who receive mails. */
  to: readonly string[] | undefined;
  onSent: () => void;
};

/** A new mail: recipients, subject, text and files. */
export function MailForm({ people, to: chosen = [], onSent }: Props) {
  const { t } = useTranslation('crewemail');
  const me = useUser();
  const send = useSendMail();
  const { since } = useConnection();
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const here = people.filter((person) => !person.left);
  const recipients = here.filter((person) => person.mailing && person.email !== '');
  const off = here.filter((person) => !recipients.includes(person));
  const add = async (list: File[]) => {
    const next = [...files, ...(await Promise.all(list.map(readFile)))];
    const objection = objectionTo(next);
    if (objection) addAlert({ kind: 'error', text: t(objection, { mb }) });
    else setFiles(next);
  };
  const confirm = useConfirm();
  const section = useRef<HTMLElement>(null);
  const agreed = useRef(false);
  /** A mail to all is asked about once; the form is then submitted again. */
  const askFirst = (count: number) => {
    confirm({
      title: t('askAll', { count }),
      body: t('askAllBody'),
      action: t('send'),
      onConfirm: () => {
        agreed.current = true;
        section.current?.querySelector('form')?.requestSubmit();
      },
    });
    throw new AskedFirst();
  };
  const form = useNewItemForm({
    // A mail to people chosen elsewhere is not the one begun here before.
    draftKey: chosen.length > 0 ? undefined : 'crewemail.new',
    blank: { to: recipients.map(({ userID }) => userID).filter((id) => chosen.includes(id)) },
    schema: mailFields,
    create: async ({ _id, to, subject, text }) => {
      const others = recipients.filter(({ userID }) => userID !== me._id);
      const isAll = others.length > 1 && others.every(({ userID }) => to.includes(userID));
      if (isAll && !agreed.current) askFirst(to.length);
      agreed.current = false;
      await send.mutateAsync({
        mail: {
          _id,
          boatID: me.boatID,
          subject,
          text,
          to: recipients
            .filter(({ userID }) => to.includes(userID))
            .map((person) => ({ userID: person.userID, name: personName(person), email: person.email })),
          attachments: files.map(({ name, type, size }) => ({ name, type, size })),
          at: nowIso(),
          userName: `${me.firstName} ${me.lastName}`.trim() || me.username,
        },
        attachments: files.map(({ name, data }) => ({ name, data })),
      });
      onSent();
    },
  });
  return (
    <section ref={section} className={`panel ${styles.form}`} aria-label={t('title')}>
      <Form {...form} label={t('title')} submitLabel={t('send')}>
        {since !== undefined && (
          <div className="wide">
            <Banner icon={<Icon name="cloudOff" />}>{t('waits')}</Banner>
          </div>
        )}
        <To people={recipients} off={off} />
        <TextInput<Values> name="subject" label={t('subject')} required wide maxLength={200} />
        <TextArea<Values> name="text" label={t('text')} rows={10} required />
        <div className="f wide">
          <span className="flabel">{t('attachments')}</span>
          <ul className={`plain ${styles.files}`}>
            {files.map((file, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
              <li key={index} className={styles.file}>
                <span className="el">{file.name}</span>
                <span className="small ink2 nw">{Math.max(1, Math.round(file.size / 1024))} kB</span>
                <IconButton
                  label={t('removeFile', { name: file.name })}
                  icon={<Icon name="close" size="s" />}
                  onClick={() => setFiles(files.filter((other) => other !== file))}
                />
              </li>
            ))}
          </ul>
          <FileDrop
            label={t('attach')}
            hint={t('attachHint', { mb })}
            multiple
            onFiles={(list) => void add(list)}
          />
        </div>
      </Form>
    </section>
  );
}

type Group = { name: string; of: readonly Profile[] };

/** The groups to choose from; the writer is in none of them. */
const useGroups = (people: readonly Profile[]): Group[] => {
  const { t } = useTranslation('crewemail');
  const me = useUser();
  const others = people.filter(({ userID }) => userID !== me._id);
  const departments = [...new Set(others.map(({ department }) => department).filter(Boolean))].sort();
  return [
    { name: t('everyone'), of: others },
    { name: t('aboard'), of: others.filter(({ onboard }) => onboard) },
    ...departments.map((name) => ({ name, of: others.filter((one) => one.department === name) })),
  ].filter(({ of }) => of.length > 0);
};

function To({ people, off }: { people: readonly Profile[]; off: readonly Profile[] }) {
  const { t } = useTranslation('crewemail');
  const { setValue, control } = useFormContext<Values>();
  const chosen: readonly string[] = useWatch({ control, name: 'to' }) ?? [];
  const groups = useGroups(people);
  const isChosen = ({ of }: Group) => of.every(({ userID }) => chosen.includes(userID));
  const toggle = (group: Group) => {
    const ids = group.of.map(({ userID }) => userID);
    const next = isChosen(group)
      ? chosen.filter((id) => !ids.includes(id))
      : [...chosen, ...ids.filter((id) => !chosen.includes(id))];
    setValue('to', next, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <MultiPick<Values>
        name="to"
        label={t('to')}
        placeholder={t('find')}
        required
        wide
        options={people.map((person) => personOption(person.userID, personName(person), person))}
        {...(off.length > 0
          ? { help: t('off', { count: off.length, names: off.map(personName).join(', ') }) }
          : {})}
      />
      <fieldset className={`wide row wrap plain ${styles.groups}`} aria-label={t('groups')}>
        {groups.map((group) => (
          <button
            key={group.name}
            type="button"
            className="fil"
            aria-pressed={isChosen(group)}
            onClick={() => toggle(group)}
          >
            {isChosen(group) && <Icon name="check" size="s" />}
            {group.name}
          </button>
        ))}
        {chosen.length > 0 && (
          <span className="small ink2" role="status">
            {t('toCount', { count: chosen.length })}
          </span>
        )}
      </fieldset>
    </>
  );
}
