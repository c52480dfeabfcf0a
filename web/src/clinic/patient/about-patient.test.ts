import { aboutPatient } from './about-patient';

const startTime = '2026-11-23T09:30:00-03:00';

test.each([
  [null, null, null, false, null],
  ['Primera vez', null, null, false, 'Primera vez'],
  ['Primera vez', '2018-11-24', null, true, 'Primera vez · Sobreturno · 7 años'],
  [null, '2018-11-23', 'Marta Paz', false, '8 años · Contacto: Marta Paz'],
  [null, '2018-11-24', null, false, '7 años'],
  [null, null, 'Marta Paz', false, 'Contacto: Marta Paz'],
  [null, null, null, true, 'Sobreturno'],
])(
  'of kind %s, born on %s, booked by %s, squeezed in %s: %s',
  (kind, patientBirthDate, contactName, isOverbooking, text) => {
    expect(aboutPatient({ startTime, consultationKindName: kind, patientBirthDate, contactName, isOverbooking })).toBe(
      text,
    );
  },
);
