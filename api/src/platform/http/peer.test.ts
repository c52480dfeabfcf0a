import type { IncomingMessage } from 'node:http';

import { isFromPrivateNetwork, isFromThisMachine } from './peer';

const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers: { host: 'localhost:4000', ...headers } }) as unknown as IncomingMessage;

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('A caller at %s is on this machine', (address) => {
  expect(isFromThisMachine(request(address))).toBe(true);
  expect(isFromPrivateNetwork(request(address))).toBe(true);
});

test.each(['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.7', '169.254.0.1', '::ffff:192.168.1.7', 'fd00::1', 'fe80::1%eth0'])(
  'A caller at %s is in the private network, not on this machine',
  (address) => {
    expect(isFromThisMachine(request(address))).toBe(false);
    expect(isFromPrivateNetwork(request(address))).toBe(true);
  },
);

test.each(['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2001:db8::1', '::', '', undefined])('A caller at %s is neither', (address) => {
  expect(isFromThisMachine(request(address))).toBe(false);
  expect(isFromPrivateNetwork(request(address))).toBe(false);
});

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])('Whoever comes through a proxy, which says so by %s, is neither', (name) => {
  expect(isFromThisMachine(request('127.0.0.1', { [name]: '127.0.0.1' }))).toBe(false);
  expect(isFromPrivateNetwork(request('127.0.0.1', { [name]: '127.0.0.1' }))).toBe(false);
});

test.each([
  ['localhost', true], ['LOCALHOST:4000', true], ['127.0.0.1:80', true], ['[::1]:4000', true],
  ['evil.example:4000', false], ['localhost.evil.example', false], ['127.0.0.1.evil.example', false], ['', false],
])('Addressed as %j, this machine is meant: %s', (host, expected) => {
  expect(isFromThisMachine(request('127.0.0.1', { host }))).toBe(expected);
});
