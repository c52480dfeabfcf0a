import { aboutPatient } from './about-patient';

const startTime = '2026-11-23T09:30:00-03:00';

test.each([
  [null, null, null],
  ['2018-11-23', 'Marta Paz', '8 años · Contacto: Marta Paz'],
  ['2018-11-24', null, '7 años'],
  [null, 'Marta Paz', 'Contacto: Marta Paz'],
])('born on %s, booked by %s: %s on the day of the turno', (patientBirthDate, contactName, text) => {
  expect(aboutPatient({ startTime, patientBirthDate, contactName })).toBe(text);
});
