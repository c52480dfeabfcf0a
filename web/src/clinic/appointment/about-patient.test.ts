import { aboutPatient } from './about-patient';

const NOTHING = {
  startTime: '2026-11-23T09:30:00-03:00',
  consultationKindName: null,
  patientBirthDate: null,
  contactName: null,
  isOverbooking: false,
  patientMoves: 0,
};
const KIND = { consultationKindName: 'Primera vez' };

test.each([
  [{}, null],
  [KIND, 'Primera vez'],
  [{ ...KIND, patientBirthDate: '2018-11-24', isOverbooking: true }, 'Primera vez · Sobreturno · 7 años'],
  [{ patientBirthDate: '2018-11-23', contactName: 'Marta Paz' }, '8 años · Contacto: Marta Paz'],
  [{ patientBirthDate: '2018-11-24' }, '7 años'],
  [{ contactName: 'Marta Paz' }, 'Contacto: Marta Paz'],
  [{ isOverbooking: true }, 'Sobreturno'],
  [{ patientMoves: 2 }, 'Movido por el paciente'],
])('%j reads as %s', (facts, text) => {
  expect(aboutPatient({ ...NOTHING, ...facts })).toBe(text);
});
