/**
 * So many files are fetched or stored at once. One after the other, each of hundreds would wait for a satellite's way
 * there and back. Over HTTP/1.1 a browser has six connections to a server: the page that is used meanwhile has some left.
 */
const AT_ONCE = 4;

/** Does a task for each item, several at once. @throws what a task throws; what others have done by then stays done. */
export const severalAtOnce = async <T>(items: Iterable<T>, task: (item: T) => Promise<unknown>) => {
  // Each lane takes the next item when it is free.
  const rest = items[Symbol.iterator]();
  const lane = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await task(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};
