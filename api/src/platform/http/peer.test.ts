import type { IncomingMessage } from 'node:http';

import { isFromPrivateNetwork, isFromThisMachine } from './peer';

const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers: { host: 'localhost:4000', ...headers } }) as unknown as IncomingMessage;

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('a caller at %s is on this machine', (address) => {
  expect(isFromThisMachine(request(address))).toBe(true);
  expect(isFromPrivateNetwork(request(address), null)).toBe(true);
});

test.each([
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.7',
  '169.254.0.1',
  '::ffff:192.168.1.7',
  'fd00::1',
  'fe80::1%eth0',
])('A caller at %s is in the private network, not on this machine', (address) => {
  expect(isFromThisMachine(request(address))).toBe(false);
  expect(isFromPrivateNetwork(request(address), null)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '::ffff:8.8.8.8', '2001:db8::1', '::', '', undefined])(
  'a caller at %s is neither',
  (address) => {
    expect(isFromThisMachine(request(address))).toBe(false);
    expect(isFromPrivateNetwork(request(address), null)).toBe(false);
  },
);

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
  'a request with the proxy header %s is neither',
  (name) => {
    expect(isFromThisMachine(request('127.0.0.1', { [name]: '127.0.0.1' }))).toBe(false);
    expect(isFromPrivateNetwork(request('127.0.0.1', { [name]: '127.0.0.1' }), null)).toBe(false);
  },
);

test.each([
  ['localhost', true],
  ['LOCALHOST:4000', true],
  ['127.0.0.1:80', true],
  ['[::1]:4000', true],
  ['evil.example:4000', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
])('Addressed as %j, this machine is meant: %s', (host, expected) => {
  expect(isFromThisMachine(request('127.0.0.1', { host }))).toBe(expected);
});

test.each([
  ['localhost:4000', true],
  ['127.0.0.1', true],
  ['[::1]:4000', true],
  ['192.168.1.7:4000', true],
  ['[fd00::7]', true],
  ['turnero:4000', true],
  ['turnero.clinica.svc.cluster.local', true],
  ['turnos.internal:80', true],
  ['turnos.clinica.example', true],
  ['Turnos.Clinica.Example:4000', true],
  ['evil.example:4000', false],
  ['local.evil.example', false],
  ['turnos.clinica.example.evil.example', false],
  ['192.168.1.7.evil.example', false],
  ['8.8.8.8', false],
  ['[2001:db8::1]:80', false],
  ['turnero:4000/x', false],
  ['a b', false],
  ['', false],
])('Addressed as %j, someone of the private network may be answered: %s', (host, expected) => {
  expect(isFromPrivateNetwork(request('192.168.1.9', { host }), 'turnos.clinica.example')).toBe(expected);
});
