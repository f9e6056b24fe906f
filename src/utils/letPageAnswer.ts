/**
 * Lets the page answer and paint before a long computation goes on. Timers are held back for 4 ms each
 * time; a message is not.
 */
export function letPageAnswer(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
