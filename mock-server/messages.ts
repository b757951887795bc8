import type { z } from 'zod';
import en from './messages/en.ts';
import fr from './messages/fr.ts';
import ja from './messages/ja.ts';
import zh from './messages/zh.ts';
import { Refusal } from './refusal.ts';

export type MessageKey = keyof typeof en;

const texts: Record<string, Record<MessageKey, string>> = { en, fr, zh, ja };

/** A message in the first language of an `accept-language` header that we speak, with its `{{params}}` filled in. */
export const say = (key: MessageKey, language: string, params: Record<string, string | number> = {}) => {
  const wanted = language.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const text = (texts[wanted.find((code) => code in texts) ?? 'en'] ?? en)[key];
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
};

/** The wire form of a refusal. */
export const sayRefusal = (refusal: Refusal, language: string) => ({
  errors: refusal.items.map(({ key, params, path }) => ({
    msg: say(key, language, params),
    ...(path ? { path } : {}),
  })),
  ...(refusal.current === undefined ? {} : { current: refusal.current }),
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

/** What a contract's schema found wrong, as a 400 with a message for each field. */
export const issuesToRefusal = (error: z.ZodError) =>
  new Refusal(
    400,
    error.issues.slice(0, 50).map((issue) => ({ ...keyOf(issue), path: issue.path.join('.') })),
  );
