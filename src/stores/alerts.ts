import { create } from 'zustand';
import { newId } from '#lib/newId.ts';

/** How long a notice stays, in ms (specification, section 9). */
export const ALERT_MS = 5000;

export type Alert = {
  id: string;
  kind: 'success' | 'error' | 'info';
  text: string;
  action?: { label: string; onClick: () => void };
};

type NewAlert = Omit<Alert, 'id'> & {
  /** Stays until closed: errors that need reading, and notices with an action. */
  sticky?: boolean;
  /** A notice with the same key takes the place of the older one instead of standing beside it. */
  key?: string;
};

/** The notices on screen, oldest first. */
export const useAlerts = create<{ alerts: Alert[] }>(() => ({ alerts: [] }));

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Removes a notice. */
export const removeAlert = (id: string) =>
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));

/** Shows a notice and answers its id; it goes after 5000 ms unless it is sticky. */
export const addAlert = ({ sticky = false, key, ...alert }: NewAlert): string => {
  const id = key ?? newId();
  useAlerts.setState(({ alerts }) => ({
    alerts: [...alerts.filter((other) => other.id !== id), { ...alert, id }],
  }));
  // A notice that takes another's place has its own time.
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (!sticky)
    timers.set(
      id,
      setTimeout(() => {
        timers.delete(id);
        removeAlert(id);
      }, ALERT_MS),
    );
  return id;
};
