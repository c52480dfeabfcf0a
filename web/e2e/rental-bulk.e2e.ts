import { PHONE } from './browser';
import { arrowTo, comesIntoFocus, focused, tabTo } from './keyboard';
import {
  bar,
  chooseDays,
  chosenDays,
  colleagueRents,
  day,
  freeRoom,
  openBulk,
  save,
  withoutNews,
} from './rental-bulk-steps';
import { beSignedIn } from './session';
import { sidewaysScroll } from './sideways';
import { visits } from './visits';
import { become, faultsAt, NARROWEST } from './widths';

const { open } = visits();

test('eight days are rented on a phone while a colleague takes two of them; six are made, the two stay with their reason', async () => {
  const room = await freeRoom(8);
  const page = await open({ viewport: PHONE });
  await beSignedIn(page, 'professional');
  await openBulk(page, room);
  await chooseDays(page, room.days);
  await bar(page)
    .getByText(/^8 días × 1 = 8 reservas · \$/)
    .waitFor();

  const lost = [room.days[2]!, room.days[5]!];
  const letNewsIn = await withoutNews(page);
  await colleagueRents(room.id, lost);
  await save(page).click();
  await page.getByText('6 reservas creadas exitosamente en 6 días').last().waitFor();
  await letNewsIn();

  const alert = chosenDays(page).getByRole('alert');
  expect(await alert.innerText()).toBe('Error al reservar 2 días. Siguen seleccionados:');
  expect(await focused(page)).toContain('tabindex="-1"');
  const rows = await chosenDays(page).getByRole('listitem').allInnerTexts();
  expect(rows).toHaveLength(2);
  for (const text of rows) expect(text).toContain('Intervalo 1 (09:00-17:00) no cabe en el horario disponible');
  expect(await faultsAt(page)).toEqual([]);
  await become(page, PHONE);
  for (const date of room.days) {
    expect(await day(page, date).getAttribute('aria-pressed')).toBe(String(lost.includes(date)));
  }
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByText('Datos actualizados').last().waitFor();
  const made = room.days.filter((date) => !lost.includes(date));
  for (const date of made) expect(await day(page, date).getAttribute('data-state')).toBe('own');

  await page.getByRole('button', { name: 'Quitar los 2 días con problemas' }).click();
  expect(await save(page).innerText()).toBe('Guardar Reservas');
  await comesIntoFocus(page.getByRole('heading', { name: 'Días seleccionados' }));
  await become(page, NARROWEST);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('by keyboard alone: a room, two days across the weeks, save', async () => {
  const page = await open();
  await beSignedIn(page, 'professional');
  const room = await freeRoom(2);
  await openBulk(page, room);
  const days = page.getByRole('grid').locator('button[tabindex="0"]');
  await page.getByLabel('Sala', { exact: true }).focus();
  await tabTo(page, days);
  for (const date of room.days) {
    await arrowTo(page, day(page, date), date);
    await page.keyboard.press('Space');
    expect(await day(page, date).getAttribute('aria-pressed')).toBe('true');
  }
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await page.getByText('2 reservas creadas exitosamente en 2 días').last().waitFor();
  await comesIntoFocus(save(page));
});
