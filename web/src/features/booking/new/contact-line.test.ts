import { contactLine, isContactComplete, patientHistory } from './contact-line';
import { EMPTY_KNOWN } from './patient-lookup';

const NORA = { ...EMPTY_KNOWN, name: ' Nora Ñandú ', email: 'nora@correo.example' };

test('a name and an e-mail are enough', () => {
  expect(isContactComplete(NORA)).toBe(true);
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

test('the history names the latest turno and what was missed', () => {
  const lastAppointment = { id: 't', startTime: '2026-10-12T23:30:00-03:00', professionalName: 'Dra. Laura Paz' };
  expect(patientHistory({ lastAppointment, noShows: 1 } as never)).toEqual([
    'Último: 12-10-2026 con Dra. Laura Paz',
    '1 ausencia',
  ]);
  expect(patientHistory({ lastAppointment: null, noShows: 0 })).toEqual([]);
});
