import { keepsForSamePatient } from './kept-turno';

test.each([
  ['the same address without accounts', null, 'ana@x.example', null, 'ANA@x.example', true],
  ['another address without accounts', null, 'ana@x.example', null, 'eva@x.example', false],
  ['the same account, whatever its addresses', 7, 'ana@x.example', 7, 'eva@x.example', true],
  ['another account with the same address', 7, 'ana@x.example', 8, 'ana@x.example', false],
  ['an account beside a turno of nobody, with its address', 7, 'ana@x.example', null, 'ana@x.example', true],
  ['an account beside a turno of nobody, with another address', 7, 'ana@x.example', null, 'eva@x.example', false],
  ['a turno that went to an account with another address', null, 'ana@x.example', 7, 'eva@x.example', false],
])('an entry keeps an appointment for %s: %#', (_, account, address, turnoAccount, turnoAddress, expected) => {
  const entry = { patientUserId: account, patientEmail: address, patientPhone: '11 2345-6789' };
  const turno = { patientUserId: turnoAccount, patientEmail: turnoAddress, patientPhone: '11 2345-6789' };
  expect(keepsForSamePatient(entry, turno)).toBe(expected);
});

test.each([
  ['the same digits', '11 2345-6789', '1123456789', true],
  ['another phone', '11 2345-6789', '11 2345-6780', false],
  ['no phone', null, null, false],
])('an entry without e-mail keeps an appointment without e-mail for %s', (_, phone, turnoPhone, expected) => {
  const ofPhone = (patientPhone: string | null) => ({ patientUserId: null, patientEmail: null, patientPhone });
  expect(keepsForSamePatient(ofPhone(phone), ofPhone(turnoPhone))).toBe(expected);
});
