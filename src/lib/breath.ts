/** Lets input and drawing go first; long work on the main thread awaits it now and then. */
export const breath = (): Promise<void> =>
  new Promise((resolve) => {
    // A message comes sooner than a timer, which waits four milliseconds each time.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
