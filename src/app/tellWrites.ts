import { translate } from '#lib/text.ts';
import { configureTelling, type FixedTexts, type Told } from '#lib/told.ts';
import { addAlert, removeAlert } from '#stores/alerts.ts';

/** One notice a kind of write: what waits on this device becomes what is saved, in the same place. */
const show = async (told: Told, { success, failure }: FixedTexts) => {
  // Other tabs of this device hear of the answer too.
  if (document.visibilityState === 'hidden') return;
  if (told === 'failed' && failure) {
    const text = `${await translate(failure)}. ${await translate('messages:triedAgain')}`;
    addAlert({ kind: 'error', text, sticky: true, key: failure });
  } else if (success) {
    if (failure && told === 'done') removeAlert(failure);
    const text = await translate(told === 'done' ? success : 'messages:kept');
    addAlert({ kind: told === 'done' ? 'success' : 'info', text, key: success });
  }
};

/** Shows the fixed texts of writes that go through the outbox. */
export const tellWrites = () => configureTelling((told, texts) => void show(told, texts));
