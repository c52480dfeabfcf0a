import { EMPTY_CONTACT } from '../../../shared/patient/contact-form';
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

test('the own account’s data go with the first letter', () => {
  expect(withTyped(OWN, 'N', OWN)).toEqual({ name: 'N', email: '', phone: '' });
});

test('what was typed into the form itself stays', () => {
  const typed = { ...OWN, email: 'nora@correo.example' };
  expect(withTyped(typed, 'Nora', OWN)).toEqual({ name: 'Nora', email: 'nora@correo.example', phone: '' });
});

test('a text that is taken back leaves nothing of itself', () => {
  expect(withTyped({ name: 'Nor', email: '', phone: '' }, '', contactOf('Nor'))).toEqual(EMPTY_CONTACT);
});
