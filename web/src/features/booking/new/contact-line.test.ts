import { contactLine, isContactComplete, patientHistory } from './contact-line';

const NORA = { name: ' Nora Ñandú ', email: 'nora@correo.example', phone: '' };

test('a name and an e-mail are enough', () => {
  expect(isContactComplete(NORA)).toBe(true);
  for (const lacking of [{ name: ' ' }, { email: '' }, { email: 'nora@' }])
    expect(isContactComplete({ ...NORA, ...lacking })).toBe(false);
});

test('the line says what there is', () => {
  expect(contactLine(NORA)).toBe('Nora Ñandú · nora@correo.example');
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
