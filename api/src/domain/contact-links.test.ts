import { mailHref, mapHref, phoneHref } from './contact-links';

test.each([
  ['+54 11 4901-2233', 'tel:+541149012233'],
  ['(011) 4901-2233', 'tel:01149012233'],
  ['11.2345.6789', 'tel:1123456789'],
  ['Tel. 4901-2233', 'tel:49012233'],
  ['4901-2233 int. 14', 'tel:49012233;ext=14'],
  ['4901-2233, interno 14', 'tel:49012233;ext=14'],
  ['4901-2233 / 4901-2244', 'tel:49012233'],
  ['4901-2233;phone-context=evil', 'tel:49012233'],
])('%s is dialled by %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test('what holds no number is not dialled', () => {
  expect(phoneHref('preguntar en recepción')).toBeUndefined();
});

test('an address is found on the map whatever it contains', () => {
  expect(mapHref('Av. San Martín 123, 1º "B" & C')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Av.%20San%20Mart%C3%ADn%20123%2C%201%C2%BA%20%22B%22%20%26%20C',
  );
});

test.each([
  ['nora@correo.example', 'mailto:nora@correo.example'],
  ['nora+turnos@correo.example', 'mailto:nora%2Bturnos@correo.example'],
  ['nora?bcc=otra@correo.example', 'mailto:nora%3Fbcc%3Dotra@correo.example'],
  ['nora&cc@correo.example', 'mailto:nora%26cc@correo.example'],
  ['50%@correo.example', 'mailto:50%25@correo.example'],
])('%s is written to by %s', (email, href) => {
  expect(mailHref(email)).toBe(href);
});
