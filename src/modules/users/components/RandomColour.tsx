import { useWatch } from 'react-hook-form';
import { useTranslation } from '#lib/useTranslation.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useField } from '#ui/form/useField.ts';
import { Icon } from '#ui/Icon.tsx';
import { randomColour } from '../rules.ts';
import styles from './users.module.css';

/** A user's random colour, with a button for another one; the initials show that they are readable on it. */
export function RandomColour({ name }: { name: string }) {
  const [first, last] = useWatch({ name: ['firstName', 'lastName'] });
  const person = [first, last].filter(Boolean).join(' ');
  const { t } = useTranslation('users');
  const { field, value, frame, input } = useField({ name, label: t('field.colour'), help: t('colourHelp') });
  const colour = String(value ?? '');
  return (
    <Field {...frame}>
      <span className="row wrap">
        <Avatar name={person || 'Shipshape'} color={colour} size={40} named />
        <input
          {...input}
          type="color"
          className={styles.colour}
          value={colour.toLowerCase()}
          onChange={(event) => field.onChange(event.target.value.toUpperCase())}
        />
        <Button icon={<Icon name="refresh" />} onClick={() => field.onChange(randomColour(Math.random))}>
          {t('otherColour')}
        </Button>
      </span>
    </Field>
  );
}
