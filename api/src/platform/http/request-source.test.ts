import type { IncomingMessage } from 'node:http';

import { sourceOf, sourcePrefixes } from './request-source';

const from = (forwarded: string | undefined, proxies: number) =>
  sourceOf(
    { socket: { remoteAddress: '10.0.0.9' }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage,
    proxies,
  );

test('ignores X-Forwarded-For without a trusted proxy', () => {
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
])('with %j behind %d proxies, the caller is %s', (forwarded, proxies, source) => {
  expect(from(forwarded, proxies)).toBe(source);
});

describe('an IPv6 /64 counts as one caller', () => {
  const caller = (remoteAddress: string) =>
    sourceOf({ socket: { remoteAddress }, headers: {} } as unknown as IncomingMessage, 0);

  test.each([
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0000:0000:0000:0007',
    '2001:db8:1:2::1.2.3.4',
    '2001:db8:1:2::1%eth0',
  ])('at %s', (address) => {
    expect(caller(address)).toBe('2001:db8:1:2::/64');
    expect(from(address, 1)).toBe('2001:db8:1:2::/64');
    expect(from(`[${address.replace(/%.*/, '')}]:443`, 1)).toBe('2001:db8:1:2::/64');
  });

  test('and the next /64 as another', () => {
    expect(caller('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(caller('::1')).toBe('0:0:0:0::/64');
    expect(caller('fe80::1')).toBe('fe80:0:0:0::/64');
  });

  test.each(['::ffff:1.2.3.4', '::ffff:102:304', '0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'])(
    'but an IPv4 address, written %s, as that address',
    (address) => {
      expect(caller(address)).toBe('1.2.3.4');
    },
  );

  test('and a port added by a proxy is ignored', () => {
    expect(from('1.2.3.4:5678', 1)).toBe('1.2.3.4');
    expect(from('algo', 1)).toBe('algo');
  });
});

describe('a limit by source counts', () => {
  const counted = (source: string) => sourcePrefixes(source).map(({ network, share }) => [network, share]);
  const callerAt = (remoteAddress: string) =>
    sourceOf({ socket: { remoteAddress }, headers: {} } as unknown as IncomingMessage, 0);

  test.each([
    ['2001:db8:1:23ff::1', ['2001:db8:1:23ff::/64', '2001:db8:1:2300::/56', '2001:db8:1:0::/48']],
    ['2001:db8:1:23::1', ['2001:db8:1:23::/64', '2001:db8:1:0::/56', '2001:db8:1:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
    ['ffff:ffff:ffff:ffff::', ['ffff:ffff:ffff:ffff::/64', 'ffff:ffff:ffff:ff00::/56', 'ffff:ffff:ffff:0::/48']],
  ])(
    'the IPv6 caller %s in its /64, and with its neighbours in their /56 and /48, which get more',
    (address, networks) => {
      expect(counted(callerAt(address))).toEqual(networks.map((network, index) => [network, [1, 2, 4][index]]));
    },
  );

  test('an IPv4 caller by address and, with more points, by its /24', () => {
    expect(counted(callerAt('::ffff:198.51.100.77'))).toEqual([
      ['198.51.100.77', 1],
      ['198.51.100.0/24', 8],
    ]);
  });

  test('an unknown address unchanged', () => {
    expect(counted('unknown')).toEqual([['unknown', 1]]);
  });
});
