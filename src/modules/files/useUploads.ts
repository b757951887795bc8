import { useRef, useState } from 'react';
import { ApiError } from '#lib/apiError.ts';
import { newId } from '#lib/newId.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { MAX_FILE_BYTES } from './contract.ts';
import { useUpload } from './queries.ts';

/** A running or failed upload; a finished one leaves the list. */
export type UnderWay = {
  id: string;
  ownerID: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  reason?: string;
  again: boolean;
};

const MB = 1024 * 1024;

/** Sends files one after the other; a failed one stays in the list with its reason, and does not block the others. */
export function useUploads(resource: string, photosOnly: boolean) {
  const { t } = useTranslation('files');
  const { mutateAsync: upload } = useUpload();
  const [list, setList] = useState<readonly UnderWay[]>([]);
  const [batch, setBatch] = useState({ done: 0, of: 0 });
  const [sent, setSent] = useState<readonly string[]>([]);
  const running = useRef(Promise.resolve());
  /** The result of each, for `settled`: true if it was sent. */
  const outcomes = useRef(new Map<string, boolean>());
  const change = (id: string, fields: Partial<UnderWay>) =>
    setList((items) => items.map((item) => (item.id === id ? { ...item, ...fields } : item)));
  const leave = (id: string) => setList((items) => items.filter((item) => item.id !== id));
  const drop = (id: string) => {
    outcomes.current.delete(id);
    leave(id);
  };

  const unfit = (file: File) => {
    const photo = file.type.startsWith('image/');
    if (photosOnly && !photo) return t('notAPhoto');
    // A photo is scaled down before it is sent.
    return !photo && file.size > MAX_FILE_BYTES ? t('tooLarge', { mb: MAX_FILE_BYTES / MB }) : undefined;
  };

  const send = async ({ id, ownerID, file }: UnderWay) => {
    change(id, { state: 'sending' });
    try {
      await upload({ _id: id, resource, ownerID, file });
      outcomes.current.set(id, true);
      setSent((ids) => [...ids, id]);
      leave(id);
    } catch (error) {
      outcomes.current.set(id, false);
      const reason =
        error instanceof ApiError ? error.messages.map((message) => message.msg).join(' ') : t('notReached');
      // A file that the server will never accept need not be sent again.
      change(id, {
        state: 'failed',
        reason,
        again: !(error instanceof ApiError && [413, 415].includes(error.status)),
      });
    } finally {
      setBatch(({ done, of }) => (done + 1 === of ? { done: 0, of: 0 } : { done: done + 1, of }));
    }
  };

  const start = (items: readonly UnderWay[]) => {
    setBatch(({ done, of }) => ({ done, of: of + items.length }));
    running.current = running.current.then(async () => {
      for (const item of items) await send(item);
    });
  };
  /**
   * Waits for running uploads; returns the ids of sent files, and the number of failed ones that were not dismissed.
   */
  const settled = async () => {
    for (let last: unknown; last !== running.current; ) {
      last = running.current;
      await last;
    }
    const all = [...outcomes.current];
    return { sent: all.flatMap(([id, ok]) => (ok ? [id] : [])), failed: all.filter(([, ok]) => !ok).length };
  };

  return {
    list,
    /** 0 to 100 while something is being sent. */
    progress: batch.of === 0 ? null : Math.round((batch.done / batch.of) * 100),
    batch,
    add: (ownerID: string, files: readonly File[]) => {
      const items = files.map((file): UnderWay => {
        const reason = unfit(file);
        const item = { id: newId(), ownerID, file };
        return reason
          ? { ...item, state: 'failed', reason, again: false }
          : { ...item, state: 'waiting', again: true };
      });
      setList((before) => [...before, ...items]);
      start(items.filter((item) => item.again));
    },
    retry: (ids: readonly string[]) => {
      const items = list.filter((item) => ids.includes(item.id) && item.state === 'failed' && item.again);
      for (const item of items) change(item.id, { state: 'waiting' });
      start(items);
    },
    drop,
    /** Ids of files sent since the panel was opened. */
    sent,
    settled,
  };
}
