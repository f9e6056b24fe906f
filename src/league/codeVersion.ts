import { withStorage } from '../live/storage.ts';

/**
 * The code that this page has. A migration whose rows an older page would count wrongly raises
 * `settings_version.code`, and this with it.
 */
const codeVersion = 2;

let isWaiting = false;

/** Loads the page anew if the database needs newer code: once nothing is typed and no dialog is open. */
export function needCode(code: number): void {
  // A row of before says none.
  if (!(code > codeVersion) || isWaiting) return;
  isWaiting = true;
  const timer = setInterval(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const isTyped = fields.some(({ value, type }) => value !== '' && !/radio|box/u.test(type));
    if (isTyped || document.querySelector('[role=dialog]')) return;
    clearInterval(timer);
    // A host may have the old code for a while: once an hour.
    const key = `${code} ${Math.floor(Date.now() / 3_600_000)}`;
    // Without a storage nobody knows whether it was loaded anew.
    withStorage((storage) => {
      if (storage.getItem('code') === key) return;
      storage.setItem('code', key);
      location.reload();
    }, 'session');
  }, 2000);
}
