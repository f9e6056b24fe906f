import { withoutSlash } from '../league/settingRules.ts';

/** The site's address, if the page is published: `https`, and no name of this device or its network. */
export function siteAddressHere({
  protocol,
  host,
  hostname,
}: Pick<Location, 'protocol' | 'host' | 'hostname'>): string {
  const isLocal = !hostname.includes('.') || /^[\d.]+$|\.local$/u.test(hostname);
  if (protocol !== 'https:' || isLocal) return '';
  return withoutSlash(`https://${host}${import.meta.env.BASE_URL}`);
}
