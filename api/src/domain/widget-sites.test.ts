import { MOST_SITES, sitesFault, sitesIn } from './widget-sites';

test('sites become origins as browsers send them, whatever was pasted', () => {
  const typed =
    'https://www.clinica.com.ar/turnos?x=1\nclinica.com.ar, HTTPS://WWW.Clinica.com.ar http://localhost:8080 ñandú.ar';
  expect(sitesFault(typed)).toBeNull();
  expect(sitesIn(typed)).toEqual([
    'https://www.clinica.com.ar',
    'https://clinica.com.ar',
    'http://localhost:8080',
    'https://xn--and-6ma2c.ar',
  ]);
  expect([sitesFault(''), sitesIn(' \n')]).toEqual([null, []]);
});

test.each([
  '*',
  'https://*.clinica.com.ar',
  "'self'",
  'data:text/html',
  'javascript://clinica.com.ar',
  'https://uno:dos@clinica.com.ar',
  "https://a.ar'x",
  'clinica',
])('%s is no site, and gets into no header', (site) => {
  expect(sitesFault(site)).toMatch(/^No es la dirección de un sitio: /);
  expect(sitesIn(site)).toEqual([]);
});

test('there is an end to them', () => {
  expect(sitesFault(Array.from({ length: MOST_SITES + 1 }, (_, index) => `a${index}.ar`).join(' '))).toBe(
    'Hasta 20 sitios',
  );
});
