import { PHONE } from './browser';
import { sessionOf } from './clinic-api';
import { comesIntoFocus, focused } from './keyboard';
import { COLLEAGUE } from './rental-bulk-steps';
import { chooseWeekly, dates, rentDates, RETURNED_PATH, SERIES_PATH } from './rental-series-steps';
import { beSignedIn } from './session';
import { sidewaysScroll } from './sideways';
import { visits } from './visits';
import { faultsAt } from './widths';

const { open } = visits();

test('a professional rents two weeks on a phone, ends them, and a colleague has the hours with one press', async () => {
  const page = await open({ viewport: PHONE });
  await beSignedIn(page, 'professional');
  await page.goto(SERIES_PATH);
  await chooseWeekly(page);
  expect(await dates(page).first().innerText()).toContain('Libre');
  expect(await faultsAt(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await rentDates(page).click();
  await page
    .getByText(/fechas? reservadas? exitosamente/)
    .last()
    .waitFor();

  const series = page.getByRole('article');
  await series.getByRole('button', { name: 'Terminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Devolver y terminar' }).click();
  await page.getByText('Alquiler recurrente terminado').last().waitFor();
  // Elements behind an open dialog have no role.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await series.waitFor({ state: 'detached' });
  await comesIntoFocus(page.getByRole('heading', { name: 'Alquileres recurrentes' }));

  const other = await open({ viewport: PHONE });
  const token = await sessionOf(COLLEAGUE);
  await other.addInitScript((value) => localStorage.setItem('token', value), token);
  await other.goto(RETURNED_PATH);
  await other.getByRole('button', { name: 'Reservar' }).first().click();
  await other
    .getByText(/^Reserva realizada exitosamente/)
    .last()
    .waitFor();
  expect(await focused(other)).not.toBe('body');
});
