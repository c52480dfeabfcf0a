import { aboutPatient } from './about-patient';

const startTime = '2026-11-23T09:30:00-03:00';

test.each([
  [null, null, false, null],
  ['2018-11-23', 'Marta Paz', false, '8 años · Contacto: Marta Paz'],
  ['2018-11-24', null, false, '7 años'],
  [null, 'Marta Paz', false, 'Contacto: Marta Paz'],
  [null, null, true, 'Sobreturno'],
  ['2018-11-24', null, true, 'Sobreturno · 7 años'],
])('born on %s, booked by %s, squeezed in %s: %s', (patientBirthDate, contactName, isOverbooking, text) => {
  expect(aboutPatient({ startTime, patientBirthDate, contactName, isOverbooking })).toBe(text);
});
