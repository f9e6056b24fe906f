/**
 * The address by which a client's share is counted. Of an IPv6 address it is the first half, e.g.
 * `2001:db8:0:7::/64`: one machine may use all addresses of its network.
 */
export function clientAddress({
  remoteAddress = '',
}: {
  remoteAddress?: string | undefined;
}): string {
  const address = remoteAddress.replace(/^::ffff:(?=\d+\.)/u, '').replace(/%.*$/u, '');
  if (!address.includes(':')) return address;
  const [first = [], last] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - first.length - (last?.length ?? 0) }, () => '0');
  const all = last === undefined ? first : [...first, ...zeros, ...last];
  return `${all.slice(0, 4).join(':')}::/64`;
}
