import { hostName, hostOf } from './host-name';

describe('a host is normalized', () => {
  test.each([
    ['in capitals', 'Turnos.Clinica.EXAMPLE'],
    ['with its port', 'turnos.clinica.example:8443'],
    ['with its final dot', 'turnos.clinica.example.'],
    ['with both', 'turnos.clinica.example.:80'],
  ])('%s', (_, written) => {
    expect(hostName(written)).toBe('turnos.clinica.example');
  });

  test('with non-ASCII letters, as browsers and other programs send them', () => {
    expect(hostName('clínica.example')).toBe('xn--clnica-4va.example');
    const host = Buffer.from('CLÍNICA.example:80').toString('latin1');
    expect(hostOf({ headers: { host } }, 0)).toBe('xn--clnica-4va.example');
  });
});

test.each([
  ['nothing', ''],
  ['a port alone', ':80'],
  ['an address in brackets', '[::1]:4000'],
  ['a path', 'clinica.example/otra'],
  ['a name with an account', 'yo@clinica.example'],
  ['two names', 'clinica.example, otra.example'],
  ['an empty part', 'clinica..example'],
  ['a line break', 'clinica.example\r\nx'],
  ['more letters than names have', `${'a.'.repeat(127)}example`],
])('%s is no host', (_, written) => {
  expect(hostName(written)).toBeNull();
});

describe('a forwarded host', () => {
  const forged = { host: 'proxy.example', 'x-forwarded-host': 'forged.example, sur.example' };

  test('is ignored without trusted proxies', () => {
    expect(hostOf({ headers: forged }, 0)).toBe('proxy.example');
  });

  test('is counted from the right, by the trusted proxies', () => {
    expect(hostOf({ headers: forged }, 1)).toBe('sur.example');
  });

  test('falls back to the Host header', () => {
    expect(hostOf({ headers: { host: 'sur.example' } }, 1)).toBe('sur.example');
  });
});
