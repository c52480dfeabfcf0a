import { fillPatient, sheet } from './booking-dialog-steps';
import { chooseStatus, turnoCard } from './calendar-steps';
import { clockTime, takeSlot, timesOf } from './clinic-api';
import { openPanel, typeTime } from './new-appointment-steps';
import { demoProfessional, seriesDates, statusesOfSeries, weekBeforeAHoliday, type SeriesDate } from './series-steps';
import { visits } from './visits';
import { faultsAt } from './widths';

const { open } = visits();

/** Three free weeks, of which the second is a holiday's. */
async function weeksAroundAHoliday(professionalId: number): Promise<{ dates: SeriesDate[]; holiday: string }> {
  for (const { day, holiday } of await weekBeforeAHoliday()) {
    for (const time of await timesOf(professionalId, day)) {
      const dates = await seriesDates(professionalId, `${day}T${time}`, 3);
      if (dates.every(({ state }) => state === 'free')) return { dates, holiday: holiday.name };
    }
  }
  throw new Error('No holiday with a free time in the weeks around it.');
}

test('a series over a holiday is booked with another time where one is taken, and cancelled from one turno on', async () => {
  const professional = await demoProfessional();
  const { dates, holiday } = await weeksAroundAHoliday(professional.id);
  const [first, , third] = dates as [SeriesDate, SeriesDate, SeriesDate];
  await takeSlot({ professionalId: professional.id, startTime: third.startTime });

  const page = await open();
  await openPanel(page, 'professional');
  await sheet(page).getByRole('button', { name: 'Paciente nuevo' }).click();
  await fillPatient(page);
  const [year, month, day] = first.date.split('-');
  await typeTime(page, `${day}-${month}-${year}`, clockTime(first.startTime));
  await sheet(page).getByLabel('Repetir').selectOption('Cada semana');
  await sheet(page).getByLabel('Cantidad de turnos').selectOption('3');
  const rows = sheet(page).getByRole('list', { name: 'Fechas de la serie' }).getByRole('listitem');
  await rows.nth(1).getByText(holiday).waitFor();
  await rows.nth(2).getByText('Ocupado').waitFor();
  expect(await faultsAt(page)).toEqual([]);
  await rows.nth(2).getByRole('button', { name: /^Usar/ }).click();
  await sheet(page).getByRole('button', { name: 'Crear 3 turnos' }).click();
  await page.getByText('3 turnos creados: se avisa en un solo email').first().waitFor({ state: 'attached' });

  // The calendar goes to the day of the first one.
  const card = page.getByRole('article').filter({ hasText: 'Turno 1 de 3 de una serie semanal' });
  const id = (await card.getAttribute('aria-labelledby'))!.slice('turno-'.length);
  await chooseStatus(page, turnoCard(page, id), 'Cancelado');
  await page.getByRole('radio', { name: 'Este y los 2 siguientes' }).check();
  await page.getByLabel('Motivo', { exact: true }).selectOption('Lo pidió el paciente');
  expect(await faultsAt(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancelar 3 turnos' }).click();
  await page
    .getByText(/^3 turnos cancelados/)
    .first()
    .waitFor({ state: 'attached' });
  expect(await statusesOfSeries(id)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});
