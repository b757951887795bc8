import { create } from 'zustand';
import { newId } from '#lib/newId.ts';

/** How long a notice stays (specification, section 9). */
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
  /** A notice with the same key replaces the older one; one that says the same keeps its action. */
  key?: string;
};

/** The notices on screen, oldest first. */
export const useAlerts = create<{ alerts: Alert[] }>(() => ({ alerts: [] }));

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Removes a notice. */
export const removeAlert = (id: string) =>
  useAlerts.setState(({ alerts }) => ({ alerts: alerts.filter((alert) => alert.id !== id) }));

/** Shows a notice and returns its id; it disappears after 5000 ms unless it is sticky. */
export const addAlert = ({ sticky = false, key, ...alert }: NewAlert): string => {
  const id = key ?? newId();
  useAlerts.setState(({ alerts }) => {
    const same = alerts.find((other) => other.id === id && other.text === alert.text);
    const kept = same?.action && { action: same.action };
    return { alerts: [...alerts.filter((other) => other.id !== id), { ...kept, ...alert, id }] };
  });
  // A replaced notice starts a new timer.
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
