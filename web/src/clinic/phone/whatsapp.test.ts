import { ARGENTINA } from './phone';
import { whatsappDigits, whatsappHref } from './whatsapp';

test.each([
  ['a mobile as it is stored', '+54 9 11 2345 6789', '5491123456789'],
  ['a number with its area, which gets the 9 of mobiles', '11 2345-6789', '5491123456789'],
  ['a mobile with 15', '011 15 2345-6789', '5491123456789'],
  ['a number from elsewhere', '+1 212 555 2368', '12125552368'],
  ['a number cut short, which has no chat', '11 2345', undefined],
  ['an extension, which has no chat', '11 2345-6789 int. 12', undefined],
  ['text that is no phone', 'preguntar por Nora', undefined],
])('%s', async (_case, phone, digits) => {
  expect(await whatsappDigits(phone, ARGENTINA)).toBe(digits);
});

test('The text of a chat goes whole into its address', () => {
  expect(whatsappHref('5491123456789', 'Hola Ana & Juan, ¿podés mañana?')).toBe(
    'https://wa.me/5491123456789?text=Hola%20Ana%20%26%20Juan%2C%20%C2%BFpod%C3%A9s%20ma%C3%B1ana%3F',
  );
});
