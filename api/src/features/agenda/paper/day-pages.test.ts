import type { Appointment } from '../../appointments/appointment.object';
import { dayPages, ROWS_OF_PAGE } from './day-pages';

const turno = (facts: Partial<Appointment>) =>
  ({
    status: 'confirmed',
    professionalId: 1,
    professionalName: 'Dra. Paz',
    patientName: 'Ana Sol',
    patientPhone: '+54 11 2345-6789',
    patientBirthDate: null,
    contactName: null,
    roomName: 'Sala 1',
    startTime: '2026-06-02T10:00:00-03:00',
    endTime: '2026-06-02T10:30:00-03:00',
    ...facts,
  }) as Appointment;
const pagesOf = (...appointments: Appointment[]) =>
  dayPages('Clínica', { date: '2026-06-02', now: '2026-06-02T08:00:00-03:00', appointments }).map(({ content }) =>
    [...content.matchAll(/\((.*)\) Tj/g)].map(([, text]) => text),
  );

test('each professional begins on a page of its own, with the turnos that stand', () => {
  const pages = pagesOf(
    turno({}),
    turno({ professionalId: 2, professionalName: 'Dr. Sosa', patientName: 'Beto' }),
    turno({ status: 'cancelled' }),
  );
  expect(pages.map((texts) => texts[1])).toEqual(['Dra. Paz: 1 turno', 'Dr. Sosa: 1 turno']);
  expect(pages[0]).toEqual(
    expect.arrayContaining(['10:00 - 10:30', 'Ana Sol', '+54 11 2345-6789', 'Sala 1', 'Vino', 'Atendido']),
  );
  expect(pages[0]).not.toContain('Beto');
});

test('a child has its age, and the phone the name of who booked', () => {
  const [page] = pagesOf(turno({ patientBirthDate: '2018-06-02', contactName: 'Marta Quiroga' }));
  expect(page).toContain('8 a\\361os \\267 +54 11 2345-6789 \\(Marta Quiroga\\)');
});

test('two professionals of the same name have pages of their own', () => {
  const pages = pagesOf(turno({}), turno({ professionalId: 2, patientName: 'Beto' }));
  expect(pages.map((texts) => [texts[1], texts.includes('Beto')])).toEqual([
    ['Dra. Paz: 1 turno', false],
    ['Dra. Paz: 1 turno', true],
  ]);
});

test('what does not fit goes on on another page under the same name', () => {
  const pages = pagesOf(...Array.from({ length: ROWS_OF_PAGE + 1 }, () => turno({})));
  expect(pages.map((texts) => texts.filter((text) => text === 'Ana Sol').length)).toEqual([ROWS_OF_PAGE, 1]);
  expect(new Set(pages.map((texts) => texts[1])).size).toBe(1);
});

test('a day without turnos says so', () => {
  expect(pagesOf()[0]).toContain('No hay turnos para este d\\355a');
});
