import { expect, test } from 'vitest';
import { clientAddress } from '../../supabase/embedded/clientAddress.ts';

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:192.168.0.7', '192.168.0.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:0:7:a:b:c:d', '2001:db8:0:7::/64'],
  ['2001:db8:0:7::d', '2001:db8:0:7::/64'],
  ['2001:db8::d', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (remoteAddress, counted) => {
  expect(clientAddress({ remoteAddress })).toBe(counted);
});
