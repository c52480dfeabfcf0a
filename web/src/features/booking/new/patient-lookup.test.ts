import { EMPTY_CONTACT, type ContactValues } from '../../../clinic/patient/contact-form';
import { contactOf, withTyped } from './patient-lookup';

const OWN = { name: 'Marta Ruiz', email: 'marta@example.com', phone: '+54 11 4444 5555' };

test.each([
  ['Nora Ñandú ', { name: 'Nora Ñandú' }],
  ['nora@correo.example', { email: 'nora@correo.example' }],
  ['11 2345-6789', { phone: '11 2345-6789' }],
  ['Juan 2', { name: 'Juan 2' }],
  ['', {}],
])('%j is read as %j', (text, contact) => {
  expect(contactOf(text)).toEqual({ ...EMPTY_CONTACT, ...contact });
});

/** Types one text after another, each over what the one before has left. */
const afterTyping = (values: ContactValues, texts: readonly string[]) =>
  texts.reduce((form, text) => withTyped(form.values, text, form.filled), { values, filled: OWN }).values;

test('the own account’s data go with the first letter', () => {
  expect(afterTyping(OWN, ['N'])).toEqual({ name: 'N', email: '', phone: '' });
});

test('what was typed into the form itself stays', () => {
  const typed = { ...OWN, email: 'nora@correo.example' };
  expect(afterTyping(typed, ['Nora'])).toEqual({ name: 'Nora', email: 'nora@correo.example', phone: '' });
});

test('so does what was typed into the field that the text belongs to, also where the text comes to say the same', () => {
  const typed = { ...OWN, name: 'Nora' };
  expect(afterTyping(typed, ['N', 'Nor', 'Nora', 'Nora Ñ'])).toEqual({ name: 'Nora', email: '', phone: '' });
});

test('a text that is taken back leaves nothing of itself', () => {
  expect(afterTyping(OWN, ['Nor', ''])).toEqual(EMPTY_CONTACT);
});

test('a text that turns out to be an address leaves the name', () => {
  expect(afterTyping(OWN, ['nora', 'nora@'])).toEqual({ name: '', email: 'nora@', phone: '' });
});
