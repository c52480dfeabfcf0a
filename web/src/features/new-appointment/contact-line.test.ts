import { EMPTY_KNOWN } from '../../clinic/patient/lookup/patient-lookup';
import { contactLine, isContactComplete } from './contact-line';

const NORA = { ...EMPTY_KNOWN, name: ' Nora Ñandú ', email: 'nora@correo.example' };

test('a name and an e-mail or a phone are enough', () => {
  expect(isContactComplete(NORA)).toBe(true);
  expect(isContactComplete({ ...NORA, email: '', phone: '11 2345-6789' })).toBe(true);
  for (const lacking of [{ name: ' ' }, { email: '' }, { email: 'nora@' }])
    expect(isContactComplete({ ...NORA, ...lacking })).toBe(false);
});

test('the line says what there is', () => {
  expect(contactLine(NORA)).toBe('Nora Ñandú · nora@correo.example');
  expect(contactLine({ ...NORA, contactName: 'Marta Paz', birthDate: '01-03-2018' })).toBe(
    'Nora Ñandú · Nació el 01-03-2018 · Contacto: Marta Paz · nora@correo.example',
  );
  expect(contactLine({ ...NORA, phone: '11 2345-6789' })).toBe('Nora Ñandú · 11 2345-6789 · nora@correo.example');
});
