/** A later arrival than this is shown beside the time of doing. */
const MIN_LATE_MS = 5 * 60_000;

/** Whether something reached the server well after it was done, without a link. */
export const cameLate = <T extends { at: string; cameAt: string | null }>(
  written: T,
): written is T & { cameAt: string } =>
  written.cameAt !== null && Date.parse(written.cameAt) - Date.parse(written.at) >= MIN_LATE_MS;
