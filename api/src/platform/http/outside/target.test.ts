import { isPublicAddress, targetFault } from './target';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001:db8::1',
  '::7f00:1',
  '4000::1',
  'localhost',
  '',
])('%s is not of the Internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '200.45.1.9', '2606:4700::1111', '::ffff:1.1.1.1'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const NOT_PUBLIC = 'La dirección es de una red privada: los eventos solo salen a Internet';
const HTTPS = 'La dirección debe empezar con https://';

test.each<[string, string | null]>([
  ['https://sistema.ejemplo.com/avisos?clinica=1', null],
  ['https://sistema.ejemplo.com:8443/', null],
  ['https://1.1.1.1/', null],
  ['http://sistema.ejemplo.com/', HTTPS],
  ['http://localhost:4000/', HTTPS],
  ['ftp://sistema.ejemplo.com/', HTTPS],
  ['file:///etc/passwd', HTTPS],
  ['javascript:alert(1)', HTTPS],
  ['https://127.0.0.1/', NOT_PUBLIC],
  ['https://127.1/', NOT_PUBLIC],
  ['https://2130706433/', NOT_PUBLIC],
  ['https://0x7f.0.0.1/', NOT_PUBLIC],
  ['https://[::1]/', NOT_PUBLIC],
  ['https://[::ffff:7f00:1]/', NOT_PUBLIC],
  ['https://169.254.169.254/latest/meta-data', NOT_PUBLIC],
  ['https://ana:clave@sistema.ejemplo.com/', 'La dirección no puede llevar usuario ni clave'],
  ['sistema.ejemplo.com', 'La dirección debe tener la forma https://sistema.ejemplo.com/avisos'],
  ['', 'La dirección debe tener la forma https://sistema.ejemplo.com/avisos'],
])('%s: %s', (url, fault) => {
  expect(targetFault(url, false)).toBe(fault);
});

test('allowsLocal allows this machine, but no other of its network', () => {
  expect(targetFault('http://localhost:4000/', true)).toBeNull();
  expect(targetFault('http://127.0.0.1:4000/', true)).toBeNull();
  expect(targetFault('http://[::1]:4000/', true)).toBeNull();
  expect(targetFault('http://sistema.ejemplo.com/', true)).toBe(HTTPS);
  expect(targetFault('https://192.168.1.1/', true)).toBe(NOT_PUBLIC);
});
