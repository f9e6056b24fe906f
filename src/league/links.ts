const label = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?`;
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
// Its last part begins with a letter, or browsers read all of it as numbers.
const host = String.raw`(?:(?:${label}\.)*[a-z](?:[a-z\d-]*[a-z\d])?|(?:${byte}\.){3}${byte})`;
const port = String.raw`(?::(?:6553[0-5]|655[0-2]\d|65[0-4]\d\d|6[0-4]\d{3}|[1-5]?\d{1,4}))?`;
const link = new RegExp(`^https://${host}${port}(?:[/?#][!-~]*)?$`, 'iu');
// Pages are added to it: neither query nor fragment, and no part that leads elsewhere.
const site = new RegExp(String.raw`^https://${host}${port}(?:/(?!\.{1,2}(?:/|$))[^/?#]+)*$`, 'iu');

/** Whether a text is an address that begins with https://, as `private.is_https_link` has it in SQL. */
export function isHttpsLink(text: string): boolean {
  return text.length <= 500 && link.test(text) && !/["<>\\`]/u.test(text) && canBeParsed(text);
}

/** Whether the site may be published at an address, as `private.is_site_address` has it in SQL. */
export function isSiteAddress(text: string): boolean {
  return isHttpsLink(text) && site.test(text);
}

/** The database takes every name of a host that is written in Punycode; some of them say nothing. */
function canBeParsed(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
