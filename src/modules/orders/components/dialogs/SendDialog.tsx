import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { choice, requiredLongText, requiredText } from '#lib/fields.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import { userName } from '#modules/auth/rules/userName.ts';
import type { Supplier } from '#modules/suppliers/contract.ts';
import { useParticulars } from '#modules/vessel/queries.ts';
import { fill, languageOf } from '#modules/workorder/rules/language.ts';
import { FormDialog } from '#ui/form/FormDialog.tsx';
import { SelectInput } from '#ui/form/SelectInput.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextInput } from '#ui/form/TextInput.tsx';
import { mailLanguages, type Order, orders } from '../../contract.ts';
import { useSendOrder } from '../../queries/commands.ts';
import { orderWords } from '../../rules/words.ts';
import { useOrderLabels } from '../../useOrderLabels.tsx';

const fields = z.object({
  to: z.string().check(z.trim(), z.email()),
  language: choice(mailLanguages),
  subject: requiredText(200),
  text: requiredLongText(10_000),
});

type Words = { order: string; vessel: string };

const mailIn = (language: string, given: Words) => {
  const words = orderWords(languageOf(language));
  return { subject: fill(words.mailSubject, given), text: fill(words.mailText, given) };
};

/** Shows the mail to the supplier before it goes, in the supplier's language. */
export default function SendDialog(given: {
  order: Order;
  supplier: Supplier | undefined;
  onClose: () => void;
}) {
  const { order, supplier, onClose } = given;
  const { t, i18n } = useTranslation('orders');
  const user = useUser();
  const labels = useOrderLabels();
  const { data: vessel } = useParticulars(order.boatID);
  const { mutateAsync: send } = useSendOrder();
  const [mailID] = useState(newId);
  const words = { order: labels.number(order), vessel: vessel?.name ?? user.boatName };
  const language = languageOf(supplier?.language || i18n.language);
  return (
    <FormDialog
      wide
      title={t('send.title', { name: orders.nameOf(order) })}
      schema={fields}
      defaultValues={{ to: supplier?.email ?? '', language, ...mailIn(language, words) }}
      submitLabel={t('send.act')}
      onSubmit={(mail) => send({ id: order._id, mailID, ...mail, by: userName(user) })}
      onClose={onClose}
    >
      <TextInput name="to" label={t('send.to')} type="email" required />
      <SelectInput
        name="language"
        label={t('send.language')}
        options={mailLanguages.map((value) => ({ value, label: t(`send.languages.${value}`) }))}
        required
      />
      <InLanguage words={words} />
      <TextInput name="subject" label={t('send.subject')} required wide />
      <TextArea
        name="text"
        label={t('send.text')}
        help={t('send.attached', { file: `${words.order}.pdf` })}
        rows={8}
        required
      />
    </FormDialog>
  );
}

/** Another language brings its own words, unless the text was changed by hand. */
function InLanguage({ words }: { words: Words }) {
  const { getValues, setValue } = useFormContext();
  const language = String(useWatch({ name: 'language' }) ?? '');
  const shown = useRef(language);
  const { order, vessel } = words;
  useEffect(() => {
    if (shown.current === language) return;
    const before = mailIn(shown.current, { order, vessel });
    const now = mailIn(language, { order, vessel });
    shown.current = language;
    for (const field of ['subject', 'text'] as const)
      if (getValues(field) === before[field]) setValue(field, now[field], { shouldDirty: true });
  }, [language, order, vessel, getValues, setValue]);
  return null;
}
