declare global {
  /** Answers that the page asked for before this code was there, by address (see `earlyReadsScript`). */
  // oxlint-disable-next-line no-var
  var earlyAnswers: Record<string, Promise<Response>> | undefined;
}

/**
 * The script that a page runs in its head: it asks for the page's rows while the code that will show
 * them is still on its way.
 * @param addresses of the requests, as `createReader` will make them
 */
export function earlyReadsScript(addresses: readonly string[], publishableKey: string): string {
  const request = JSON.stringify({ headers: { apikey: publishableKey } });
  return (
    `globalThis.earlyAnswers=Object.fromEntries(${JSON.stringify(addresses)}.map((address)=>{` +
    `const answer=fetch(address,${request});` +
    // Whoever takes it hears of its failure; until then nobody has to.
    `answer.catch(()=>{});return[address,answer]}))`
  );
}

/** The answer that the page asked for early; each is given once, so that a reload is one. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.[address];
  if (globalThis.earlyAnswers !== undefined) delete globalThis.earlyAnswers[address];
  return answer;
}
