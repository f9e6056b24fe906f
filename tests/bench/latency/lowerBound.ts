import type { Browser } from 'playwright';

/** Milliseconds from sending: until the echo was there, and until it was painted. */
export type Echo = { received: number; painted: number };

/**
 * The least that a page can do with the same bytes: sends them to the server's process over a bare
 * WebSocket, and writes what comes back into an empty page.
 */
export async function measureEchoes(
  browser: Browser,
  lowerBoundUrl: string,
  frame: string,
  count: number,
): Promise<Echo[]> {
  const page = await browser.newPage();
  await page.goto(lowerBoundUrl);
  const echoes = await page.evaluate(echoInPage, { frame, count });
  await page.close();
  return echoes;
}

async function echoInPage({ frame, count }: { frame: string; count: number }): Promise<Echo[]> {
  const socket = new WebSocket(window.location.href.replace('http', 'ws'));
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const frames = async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  };
  const echoes: { received: number; painted: number }[] = [];
  for (let place = 0; place < count; place += 1) {
    const delay = 10 + Math.random() * 30;
    await new Promise((resolve) => setTimeout(resolve, delay));
    const sent = performance.now();
    socket.send(frame);
    await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
    const received = performance.now() - sent;
    document.body.append(document.createElement('p'), String(place));
    await frames();
    echoes.push({ received, painted: performance.now() - sent });
  }
  socket.close();
  return echoes;
}
