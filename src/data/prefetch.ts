declare global {
  /** Answers that the page asked for before this code was there, by address (see `prefetchScript`). */
  // oxlint-disable-next-line no-var
  var prefetchedResponses: Record<string, Promise<Response>> | undefined;
}

/**
 * The script that a page runs in its head: it asks for the rows that the page will show, while the
 * code that shows them is still on its way. What it asks stands in its element's `data-reads` (the
 * addresses, apart by spaces) and `data-key`, so that its text, whose hash the policy names, is the
 * same on every page.
 */
export const prefetchScript = [
  'const{reads,key}=document.currentScript.dataset;',
  'globalThis.prefetchedResponses=Object.fromEntries(reads.split(" ").map((read)=>{',
  'const address=new URL(read,location.href).href,answer=fetch(address,{headers:{apikey:key}});',
  // Whoever takes it hears of its failure; until then nobody has to.
  'answer.catch(()=>{});',
  'return[address,answer]}))',
].join('');

/** The answer that the page asked for early; each is given once, so that a reload is a new question. */
export function takePrefetchedResponse(address: string): Promise<Response> | undefined {
  const answers = globalThis.prefetchedResponses;
  if (answers === undefined) return undefined;
  const { href } = new URL(address);
  const answer = answers[href];
  delete answers[href];
  return answer;
}
