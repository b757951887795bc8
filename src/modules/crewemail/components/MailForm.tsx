import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useConnection } from '#lib/connection.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { Profile } from '#modules/profile/contract.ts';
import { personName } from '#modules/profile/rules.ts';
import { addAlert } from '#stores/alerts.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Form } from '#ui/form/Form.tsx';
import { MultiPick } from '#ui/form/MultiPick.tsx';
import { personOption } from '#ui/form/personOption.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { useNewItemForm } from '#ui/form/useNewItemForm.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { type Attached, objectionTo, readFile } from '../attach.ts';
import { MAX_ATTACHED_BYTES, mailFields } from '../contract.ts';
import { useSendMail } from '../queries.ts';
import styles from './crewemail.module.css';

type Values = z.input<typeof mailFields>;

const mb = MAX_ATTACHED_BYTES / 1024 / 1024;

/** A new mail: recipients, subject, text and files. */
export function MailForm({ people, onSent }: { people: readonly Profile[]; onSent: () => void }) {
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
  const form = useNewItemForm({
    draftKey: 'crewemail.new',
    schema: mailFields,
    create: async ({ _id, to, subject, text }) => {
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
          at: new Date().toISOString(),
          userName: `${me.firstName} ${me.lastName}`.trim() || me.username,
        },
        attachments: files.map(({ name, data }) => ({ name, data })),
      });
      onSent();
    },
  });
  return (
    <section className={`panel ${styles.form}`} aria-label={t('title')}>
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

function To({ people, off }: { people: readonly Profile[]; off: readonly Profile[] }) {
  const { t } = useTranslation('crewemail');
  const { setValue } = useFormContext();
  const choose = (chosen: readonly Profile[]) =>
    setValue(
      'to',
      chosen.map(({ userID }) => userID),
      { shouldDirty: true, shouldValidate: true },
    );
  const departments = [...new Set(people.map(({ department }) => department).filter(Boolean))].sort();
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
      <div className="wide row wrap">
        <Button onClick={() => choose(people)}>{t('everyone')}</Button>
        <Button onClick={() => choose(people.filter(({ onboard }) => onboard))}>{t('aboard')}</Button>
        {departments.map((department) => (
          <Button
            key={department}
            onClick={() => choose(people.filter((one) => one.department === department))}
          >
            {department}
          </Button>
        ))}
      </div>
    </>
  );
}
