import type { IncomingMessage } from 'node:http';

import { sourceOf } from './request-source';

const from = (forwarded: string | undefined, proxies: number) =>
  sourceOf({ socket: { remoteAddress: '10.0.0.9' }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage, proxies);

test('Without a proxy, what a caller says about their address is not believed', () => {
  expect(from('1.2.3.4', 0)).toBe('10.0.0.9');
});

test.each([
  ['1.2.3.4', 1, '1.2.3.4'],
  ['invented, 1.2.3.4', 1, '1.2.3.4'],
  ['invented, 1.2.3.4, 10.0.0.1', 2, '1.2.3.4'],
  ['1.2.3.4', 2, '1.2.3.4'],
  ['', 1, '10.0.0.9'],
  [undefined, 1, '10.0.0.9'],
  [' , ,', 1, '10.0.0.9'],
])('Of %j behind %d proxies, %s is the caller', (forwarded, proxies, source) => {
  expect(from(forwarded, proxies)).toBe(source);
});

describe('Whoever has a whole IPv6 network counts as one caller', () => {
  const caller = (remoteAddress: string) => sourceOf({ socket: { remoteAddress }, headers: {} } as unknown as IncomingMessage, 0);

  test.each([
    '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002:0000:0000:0000:0007', '2001:db8:1:2::1.2.3.4', '2001:db8:1:2::1%eth0',
  ])('at %s', (address) => {
    expect(caller(address)).toBe('2001:db8:1:2::/64');
    expect(from(address, 1)).toBe('2001:db8:1:2::/64');
    expect(from(`[${address.replace(/%.*/, '')}]:443`, 1)).toBe('2001:db8:1:2::/64');
  });

  test('and the next network as another', () => {
    expect(caller('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(caller('::1')).toBe('0:0:0:0::/64');
    expect(caller('fe80::1')).toBe('fe80:0:0:0::/64');
  });

  test.each(['::ffff:1.2.3.4', '::ffff:102:304', '0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'])('but an IPv4 address, also as %s, as that address', (address) => {
    expect(caller(address)).toBe('1.2.3.4');
  });

  test('and a proxy that writes the port means no other caller', () => {
    expect(from('1.2.3.4:5678', 1)).toBe('1.2.3.4');
    expect(from('algo', 1)).toBe('algo');
  });
});
