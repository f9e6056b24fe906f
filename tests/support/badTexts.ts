import fc from 'fast-check';
import type { Locator } from 'playwright';

/** What people, keyboards and attackers enter, by what it is. */
const knownTexts: Readonly<Record<string, string>> = {
  nothing: '',
  'spaces only': '   ',
  'no-break spaces only': '\u00a0\u00a0',
  'zero-width only': '\u200b\u200d\ufeff',
  'fillers only': '\u3164\u2800\ufe0f',
  'spaces around': '  Los Smash \u00a0',
  '60 characters': 'a'.repeat(60),
  '61 characters': 'a'.repeat(61),
  '80 characters': 'b'.repeat(80),
  '81 characters': 'b'.repeat(81),
  '80 emoji': '🎾'.repeat(80),
  '121 characters': 'c'.repeat(121),
  '10 000 characters': 'd'.repeat(10_000),
  'a script': '<script>window.hacked=1</script>',
  'a picture with a handler': '<img src=x onerror="window.hacked=1">',
  'an address that runs': 'javascript:window.hacked=1',
  'the end of a style': '</style><svg onload=alert(1)>',
  'braces of a template': '{{constructor.constructor("alert(1)")()}}',
  'a template literal': '${alert(1)}',
  'an entity': '&lt;b&gt; &amp;amp; &#x3c;',
  SQL: "'); drop table results;--",
  'a filter of the API': 'eq.1,or=(id.gt.0),select=*',
  'a header': 'x\r\nSet-Cookie: a=b',
  'a property of objects': '__proto__',
  'writing from right to left': 'نادي البادل',
  'an override of direction': '\u202eهsmaS soL\u202d',
  'isolates without an end': '\u2067\u2066Los Smash',
  'stacked accents': `L${'\u0301\u0327\u030a'.repeat(8)}os`,
  'joined emoji': '👩🏽‍🤝‍👨🏻🏳️‍🌈👨‍👩‍👧‍👦',
  NUL: 'Los\u0000Smash',
  'a line break': 'Los\nSmash',
  'another line break': 'Los\u2028Smash',
  'half an emoji': 'Los \ud83c Smash',
  'a private character': 'Los \ue000\uffff Smash',
  'one long word': 'Paralelepípedo'.repeat(4),
  'a walkover': 'W.O.',
  'a score': '6-4, 6-3',
  numbers: '1e400',
  null: 'null',
};

const seed = 20261121;

/** The known texts, and so many generated ones from a fixed seed. */
export function badTexts(generated: number): readonly (readonly [name: string, text: string])[] {
  const texts = fc.sample(
    fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
      fc.array(fc.constantFrom(...Object.values(knownTexts))).map((parts) => parts.join(' ')),
    ),
    { seed, numRuns: generated },
  );
  return [
    ...Object.entries(knownTexts),
    ...texts.map((text, index) => [`generated ${index} of seed ${seed}`, text] as const),
  ];
}

/**
 * Enters a text as typing does, half characters included: they are sent as JSON, which escapes them,
 * because Playwright's own protocol would not carry them.
 * @returns the value of the field: the browser removes line breaks
 */
export function enter(field: Locator, text: string): Promise<string> {
  return field.evaluate((input: HTMLInputElement, json) => {
    const typed: unknown = JSON.parse(json);
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return input.value;
  }, JSON.stringify(text));
}
