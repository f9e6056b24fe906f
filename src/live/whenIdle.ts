/**
 * Calls back once what the page itself needs has come and the browser has time: whatever is fetched
 * then is not in the way of the first result.
 * @returns a function that calls it off
 */
export function whenIdle(callback: () => void): () => void {
  let stop = () => {};
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(callback, { timeout: 2000 });
      stop = () => cancelIdleCallback(handle);
    } else {
      // Safari.
      const timer = setTimeout(callback, 200);
      stop = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') {
    wait();
  } else {
    window.addEventListener('load', wait, { once: true });
    stop = () => window.removeEventListener('load', wait);
  }
  return () => stop();
}
