import { anAgendaDay } from '../../../testing/agenda-data';
import { aTurno } from '../../../testing/calendar-data';
import { dayCsv } from './day-csv';
import { daySheets } from './day-sheets';

const DATE = '2026-11-23';
const NORA = aTurno();
const OFF = aTurno({ id: 'turno-2', status: 'cancelled', professionalId: 5 });
const ALBA = aTurno({ id: 'turno-3', patientName: 'Alba; "Sol"', roomId: 1, roomName: 'Consultorio 1', notes: null });

test('a sheet has what stands, in order, and says what is to be known of its professional', () => {
  const day = anAgendaDay(DATE, [NORA, OFF, ALBA]);
  const [lucia, pablo] = day.professionals;
  const absence = { id: 1, reason: 'personal_day', description: null, isAllDay: false } as const;
  const absent = { ...lucia!, absences: [{ ...absence, startTime: '11:00', endTime: '12:00' }] };
  expect(daySheets({ ...day, professionals: [pablo!, absent] }, 'profesional')).toEqual([
    {
      id: 3,
      title: 'Dra. Lucía Fernández · Cardiología',
      facts: ['Atiende 09:00 - 13:00', 'No atiende 11:00 - 12:00: Día personal'],
      turnos: [NORA, ALBA],
    },
  ]);
});

test('a room’s sheet says who rents it', () => {
  const rental = { id: 'r', roomId: 1, professionalId: 5, professionalName: 'Dr. Pablo Ruiz' };
  const rentals = [{ ...rental, startTime: '09:00', endTime: '10:00' }];
  const [first] = daySheets(anAgendaDay(DATE, [ALBA], { rentals }), 'sala');
  expect(first).toMatchObject({
    title: 'Consultorio 1',
    facts: ['Horario: 09:00 - 13:00', 'Alquilada 09:00 - 10:00: Dr. Pablo Ruiz'],
  });
});

test('the file has a line for each row on show, in their order', () => {
  const [head, ...lines] = dayCsv([ALBA, { ...NORA, consultationKindName: 'Control' }])
    .trimEnd()
    .split('\r\n');
  expect(head).toMatch(/Fecha;Desde;Hasta;Paciente;Teléfono;/);
  expect(lines).toEqual([
    expect.stringMatching(/^23-11-2026;09:30;10:00;"Alba; ""Sol""";.*;Consultorio 1;Pendiente;;;$/),
    expect.stringMatching(/^23-11-2026;09:30;10:00;Nora Ñandú;'\+54 11 2345-6789;.*;Primera consulta;;Control$/),
  ]);
});
