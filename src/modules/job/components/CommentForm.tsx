import { type FormEvent, useEffect, useRef, useState } from 'react';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useUser } from '#modules/auth/queries.ts';
import type { Person } from '#modules/worklist/contract.ts';
import { useAddComment } from '#modules/worklist/queries/comments.ts';
import { Button } from '#ui/Button.tsx';
import { deleteDraft, readDraft, storeDraft } from '#ui/form/draft.ts';
import { searchOptions } from '#ui/form/searchOptions.ts';
import { useSuggestions } from '#ui/form/useSuggestions.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from '../job.module.css';
import { mentionAt, mentionedIn, withMention } from '../mentions.ts';
import { personOptions } from './options.tsx';

/** The id of the field, for the button that focuses it. */
export const commentField = 'job-comment';

/** The unsent text, and the id under which it was last sent. */
const draftOf = (key: string) => {
  const { text = '', id }: { text?: unknown; id?: unknown } = readDraft(key) ?? {};
  return { text: String(text), id: typeof id === 'string' ? id : newId() };
};

type Props = { jobID: string; people: readonly Person[] };

/** Writes a comment on a job; @ and a name mentions somebody. The draft stays on the device until it is sent. */
export function CommentForm({ jobID, people }: Props) {
  const { t } = useTranslation('job');
  const me = useUser();
  const { mutateAsync: say } = useAddComment();
  const draftKey = `job.comment.${jobID}`;
  const [draft] = useState(() => draftOf(draftKey));
  const [text, setText] = useState(draft.text);
  const [caret, setCaret] = useState(0);
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const moveTo = useRef<number>(undefined);
  // An unchanged text keeps its id, also in the draft: sent again, even after a crash, it is the same comment.
  const id = useRef(draft.id);
  const typing = mentionAt(text, caret);
  const others = people.filter((person) => person._id !== me._id);
  const { aria, list, show, hide, onKey } = useSuggestions({
    id: commentField,
    label: t('mention'),
    found: typing ? searchOptions(personOptions(others), typing.query).slice(0, 8) : [],
    onTake: ({ label }) => {
      if (!typing) return;
      const next = withMention(text, typing.from, caret, label);
      change(next.text, next.caret);
      moveTo.current = next.caret;
    },
  });
  useEffect(() => {
    if (moveTo.current === undefined) return;
    field.current?.setSelectionRange(moveTo.current, moveTo.current);
    moveTo.current = undefined;
  });

  const change = (next: string, at: number) => {
    setText(next);
    if (next !== text) id.current = newId();
    setCaret(at);
    setFailed(false);
    if (next === '') deleteDraft(draftKey);
    else storeDraft(draftKey, { text: next });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    if (trimmed === '') return;
    setText('');
    setFailed(false);
    const _id = id.current;
    storeDraft(draftKey, { text, id: _id });
    // The next comment may be written before this one is answered.
    id.current = newId();
    try {
      await say({
        _id,
        jobID,
        text: trimmed,
        mentions: mentionedIn(trimmed, people),
        userID: me._id,
        userName: `${me.firstName} ${me.lastName}`.trim(),
      });
      // Something new may have been typed meanwhile.
      if (draftOf(draftKey).id === _id) deleteDraft(draftKey);
    } catch {
      id.current = _id;
      setText((typed) => (typed === '' ? trimmed : `${trimmed}\n${typed}`));
      setFailed(true);
    }
  };
  return (
    <form className={styles.commentForm} onSubmit={send}>
      <div className="f">
        <label htmlFor={commentField} className="vh">
          {t('say')}
        </label>
        <div className={failed ? 'in err' : 'in'}>
          <textarea
            // A multi-line field must not have the role combobox.
            aria-autocomplete="list"
            aria-controls={aria['aria-controls']}
            aria-activedescendant={aria['aria-activedescendant']}
            id={commentField}
            ref={field}
            rows={2}
            maxLength={4000}
            placeholder={t('say')}
            aria-describedby={`${commentField}-help`}
            value={text}
            onChange={({ target }) => {
              change(target.value, target.selectionStart);
              if (mentionAt(target.value, target.selectionStart)) show();
              else hide();
            }}
            onBlur={hide}
            onKeyDown={(event) => {
              if (onKey(event)) return;
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
          />
          {list}
        </div>
        <span
          id={`${commentField}-help`}
          className={failed ? 'help err' : 'help'}
          {...(failed ? { role: 'alert' } : {})}
        >
          {failed && <Icon name="error" size="s" />}
          {t(failed ? 'notSent' : 'sayHelp')}
        </span>
      </div>
      <Button type="submit" disabled={text.trim() === ''}>
        {t('send')}
      </Button>
    </form>
  );
}
