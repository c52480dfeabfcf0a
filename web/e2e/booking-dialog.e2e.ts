import type { Page } from 'playwright-core';
import { opener, openNewPatientsBooking, sheet, submit } from './booking-dialog-steps';
import { freeDays, showFreeMonth, slots } from './booking-steps';
import { DESKTOP } from './browser';
import { comesIntoFocus, focused, hasFocus, tabTo } from './keyboard';
import { coming } from './own-turnos-steps';
import { sidewaysScrollIn } from './sideways';
import { until } from './until';
import { visits } from './visits';
import { become, faultsAt, NARROWEST } from './widths';

const { open } = visits();

const CREATED = '¡Turno creado exitosamente!';

async function said(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor({ state: 'attached' });
}

async function isClosed(page: Page): Promise<void> {
  await sheet(page).waitFor({ state: 'detached' });
}

test('a patient books from Mis Citas by keyboard alone, and Escape leads back to the button', async () => {
  const page = await open();
  await openNewPatientsBooking(page);
  await page.keyboard.press('Escape');
  await isClosed(page);
  await comesIntoFocus(opener(page));

  await page.keyboard.press('Enter');
  await sheet(page).getByLabel('Sala').waitFor();
  await comesIntoFocus(sheet(page).getByLabel('Profesional'));
  await showFreeMonth(page);
  await tabTo(page, sheet(page).getByRole('grid').getByRole('button'));
  for (let presses = 0; presses < 40 && !(await hasFocus(freeDays(page))); presses += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await slots(page).first().waitFor();
  await tabTo(page, slots(page));
  const time = (await slots(page).first().innerText()).trim();
  const room = () => sheet(page).getByLabel('Sala').inputValue();
  await page.keyboard.press('Space');
  await until(async () => (await room()) !== '' || undefined, 'No room is proposed with the slot.');
  expect(await focused(page)).not.toBe('body');
  expect(await faultsAt(page)).toEqual([]);
  await become(page, NARROWEST);
  expect(await sidewaysScrollIn(sheet(page))).toBe(0);
  await become(page, DESKTOP);
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await said(page, CREATED);
  await isClosed(page);
  await comesIntoFocus(coming(page).filter({ hasText: time }).getByRole('heading').first());
});
