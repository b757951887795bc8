import { translate } from '#lib/text.ts';
import { configureWriteNotices, type FixedTexts, type WriteState } from '#lib/writeNotices.ts';
import { addAlert, removeAlert } from '#stores/alerts.ts';

/** One notice a kind of write: what waits on this device becomes what is saved, in the same place. */
const show = async (state: WriteState, { success, failure }: FixedTexts) => {
  // Other tabs of this device hear of the answer too.
  if (document.visibilityState === 'hidden') return;
  if (state === 'failed' && failure) {
    const text = `${await translate(failure)}. ${await translate('messages:triedAgain')}`;
    addAlert({ kind: 'error', text, sticky: true, key: failure });
  } else if (success) {
    if (failure && state === 'done') removeAlert(failure);
    const text = await translate(state === 'done' ? success : 'messages:kept');
    addAlert({ kind: state === 'done' ? 'success' : 'info', text, key: success });
  }
};

/** Shows the fixed texts of writes that go through the outbox. */
export const showWriteNotices = () => configureWriteNotices((state, texts) => void show(state, texts));
