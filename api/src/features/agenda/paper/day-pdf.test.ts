import { pdfTexts } from '../../../testing/harness/pdf-texts';
import type { Appointment } from '../../appointments/appointment.object';
import { dayPdf, ROWS_OF_PAGE } from './day-pdf';

const turno = (facts: Partial<Appointment>) =>
  ({
    status: 'confirmed',
    professionalId: 1,
    professionalName: 'Dra. Paz',
    patientName: 'Ana Sol',
    patientPhone: '+54 11 2345-6789',
    patientBirthDate: null,
    contactName: null,
    consultationKindName: null,
    roomId: 1,
    roomName: 'Sala 1',
    startTime: '2026-06-02T10:00:00-03:00',
    endTime: '2026-06-02T10:30:00-03:00',
    ...facts,
  }) as Appointment;
const fileOf = (...appointments: Appointment[]) =>
  dayPdf('Clínica', { date: '2026-06-02', now: '2026-06-01T08:00:00-03:00', appointments });
const pagesOf = async (...appointments: Appointment[]) => pdfTexts(await fileOf(...appointments));
const headingsOf = (pages: string[][]) => pages.map((texts) => texts[1]);

test('each professional and each room begins on a page of its own, with the turnos that stand', async () => {
  const pages = await pagesOf(
    turno({}),
    turno({ professionalId: 2, professionalName: 'Dr. Sosa', patientName: 'Beto' }),
    turno({ status: 'cancelled' }),
  );
  expect(headingsOf(pages)).toEqual(['Dra. Paz: 1 turno', 'Dr. Sosa: 1 turno', 'Sala 1: 2 turnos']);
  expect(pages[0]).toEqual([
    'Clínica · 02-06-2026',
    'Dra. Paz: 1 turno',
    'Impreso el 01-06-2026 08:00. Los turnos pueden haber cambiado después.',
    'Hora',
    'Paciente',
    'Sala',
    'Vino',
    'Atendido',
    '10:00 - 10:30',
    'Ana Sol',
    '+54 11 2345-6789',
    'Sala 1',
  ]);
  expect(pages[2]).toEqual(expect.arrayContaining(['Profesional', 'Ana Sol', 'Dra. Paz', 'Beto', 'Dr. Sosa']));
});

test('a child has its age, and the phone the name of who booked', async () => {
  const [page] = await pagesOf(turno({ patientBirthDate: '2018-06-02', contactName: 'Marta Paz' }));
  expect(page).toContain('8 años · +54 11 2345-6789 (Marta Paz)');
});

test('a turno has its kind below its time', async () => {
  const [page] = await pagesOf(turno({ consultationKindName: 'Primera vez' }));
  expect(page!.slice(page!.indexOf('10:00 - 10:30')).slice(0, 2)).toEqual(['10:00 - 10:30', 'Primera vez']);
});

test('two professionals of the same name have pages of their own', async () => {
  const pages = await pagesOf(turno({}), turno({ professionalId: 2, patientName: 'Beto' }));
  expect(pages.slice(0, 2).map((texts) => [texts[1], texts.includes('Beto')])).toEqual([
    ['Dra. Paz: 1 turno', false],
    ['Dra. Paz: 1 turno', true],
  ]);
});

test('what does not fit goes on on another page under the same name', async () => {
  const pages = await pagesOf(...Array.from({ length: ROWS_OF_PAGE + 1 }, () => turno({})));
  const [first, second] = pages.map((texts) => texts.filter((text) => text === 'Ana Sol').length);
  expect([first, second]).toEqual([ROWS_OF_PAGE, 1]);
  expect(new Set(headingsOf(pages.slice(0, 2))).size).toBe(1);
});

test.each([
  ['Ñandú Güemes – Šárka', 'Ñandú Güemes – Šárka'],
  ['Nguyễn 你\n', 'Nguyen ? '],
  ['Łukasz Đurić', 'Lukasz Duric'],
  ['Ana\u200b 👩🏽‍⚕️🇦🇷 n\u0308', 'Ana  n'],
  ['Ana (hija) \\ 3', 'Ana (hija) \\ 3'],
  ['Maximiliano Fernández Echegaray de la Torre', 'Maximiliano Fernández…'],
])('a patient called %j is written as %j', async (patientName, written) => {
  expect((await pagesOf(turno({ patientName })))[0]).toContain(written);
});

test('a day without turnos says so, on A4', async () => {
  const file = await fileOf();
  expect(pdfTexts(file)).toEqual([expect.arrayContaining(['No hay turnos para este día'])]);
  expect(file.toString('latin1')).toContain('/MediaBox [0 0 595.28 841.89]');
});
