import { connectionLostAt, onConnection } from '#lib/connection.ts';
import { isLive, onLive, type Place, viewedItem } from '#lib/live.ts';
import { request } from '#lib/request.ts';
import { sync } from '../contract.ts';

/** Repeat interval (contract.ts: it expires after 75 s). */
const REPEAT_MS = 30_000;

/** An item counts as viewed after this time, so that paging through items does not count. */
const SETTLE_MS = 400;

/** A user who leaves an item counts as there for this long, so that moving to the next one sends a single message. */
const LINGER_MS = 4000;

/** A user without input for this long no longer counts as there. */
const IDLE_MS = 600_000;

const samePlace = (a: Place | undefined, b: Place | undefined) =>
  a?.resource === b?.resource && a?.id === b?.id;

/**
 * Tells the server which item this device views, while the page is visible and the user active; until the signal
 * aborts.
 */
export const sendPresence = (boatID: string, signal: AbortSignal) => {
  let lastSent: Place | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let touchedAt = performance.now();
  let live = isLive();
  let isFollowing = live;
  let broke = false;

  const here = () => {
    const there = document.visibilityState === 'visible' && performance.now() - touchedAt < IDLE_MS;
    // Presence is sent only with an open stream: without one, the server does not follow this device.
    return there && isFollowing && connectionLostAt() === undefined ? viewedItem() : undefined;
  };
  const say = (place: Place | undefined) => {
    const { resource, id } = place ?? { resource: lastSent?.resource ?? '', id: '' };
    lastSent = place;
    // The page may be closing; and the screen does not depend on whether it arrives.
    void request(sync.presence, { body: { boatID, resource, id }, keepalive: true }).catch(() => undefined);
  };
  const stay = () => {
    clearTimeout(leaving);
    leaving = undefined;
  };
  const leave = () => {
    clearTimeout(settling);
    stay();
    if (lastSent && connectionLostAt() === undefined) say(undefined);
    lastSent = undefined;
  };
  const settle = () => {
    const place = here();
    if (place && !samePlace(place, lastSent)) say(place);
  };
  const look = () => {
    clearTimeout(settling);
    const place = here();
    if (place) stay();
    if (samePlace(place, lastSent)) return;
    if (place) settling = setTimeout(settle, SETTLE_MS);
    else leaving ??= setTimeout(leave, LINGER_MS);
  };
  const again = () => {
    look();
    if (lastSent && samePlace(here(), lastSent)) say(lastSent);
  };
  const relive = () => {
    if (live && !isLive()) broke = true;
    live = isLive();
    isFollowing ||= live;
    // A restarted server knows no presence.
    if (live && broke) {
      broke = false;
      again();
    } else look();
  };
  const touch = () => {
    touchedAt = performance.now();
    look();
  };

  const timer = setInterval(again, REPEAT_MS);
  const endings = [onLive(relive), onConnection(look)];
  const options = { signal, passive: true };
  document.addEventListener('visibilitychange', look, options);
  window.addEventListener('pageshow', look, options);
  window.addEventListener('pagehide', leave, options);
  window.addEventListener('pointerdown', touch, options);
  window.addEventListener('keydown', touch, options);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    clearTimeout(settling);
    stay();
    for (const end of endings) end();
  });
  look();
};
