import type { z } from 'zod/mini';
import { ApiError } from '../http/apiError.ts';
import en, { type MessageKey } from './en.ts';
import fr from './fr.ts';
import ja from './ja.ts';
import zh from './zh.ts';

const texts: Record<string, Record<MessageKey, string>> = { en, fr, zh, ja };

/** A parameter as text: a day in the reader's language, as in "22 Nov". */
const show = (value: string | number | undefined, language: string) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    ? new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }).format(new Date(value))
    : String(value ?? '');

/** A message in the first supported language of an `accept-language` header, with its `{{params}}` filled in. */
export const translateMessage = (
  key: MessageKey,
  language: string,
  params: Record<string, string | number> = {},
) => {
  const languages = language.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const known = languages.find((code) => code in texts) ?? 'en';
  const text = (texts[known] ?? en)[key];
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => show(params[name], known));
};

/** Messages with the fields that they are about, in the reader's language. */
export const errorsIn = (items: ApiError['items'], language: string) =>
  items.map(({ key, params, path, ask }) => ({
    msg: translateMessage(key, language, params),
    ...(path ? { path } : {}),
    ...(ask ? { ask } : {}),
  }));

/** The wire form of an ApiError. */
export const errorBody = (error: ApiError, language: string) => ({
  errors: errorsIn(error.items, language),
  ...(error.current === undefined ? {} : { current: error.current }),
  ...(error.since.length > 0 ? { since: error.since } : {}),
});

const keyOf = (issue: z.core.$ZodIssue): { key: MessageKey; params?: Record<string, string | number> } => {
  if (issue.code === 'too_small')
    return issue.origin === 'string' && Number(issue.minimum) > 1
      ? { key: 'tooShort', params: { n: Number(issue.minimum) } }
      : issue.origin === 'number'
        ? { key: 'tooLow', params: { n: Number(issue.minimum) } }
        : { key: 'required' };
  if (issue.code === 'too_big')
    return issue.origin === 'number'
      ? { key: 'tooHigh', params: { n: Number(issue.maximum) } }
      : { key: 'tooLong', params: { n: Number(issue.maximum) } };
  if (issue.code === 'invalid_type' && issue.input === undefined) return { key: 'required' };
  if (issue.code === 'invalid_format' && issue.format === 'email') return { key: 'notAnEmail' };
  return { key: 'invalid' };
};

/** The errors that a contract's schema found, as a 400 with a message for each field. */
export const issuesToError = (error: z.core.$ZodError) =>
  new ApiError(
    400,
    error.issues.slice(0, 50).map((issue) => ({ ...keyOf(issue), path: issue.path.join('.') })),
  );
