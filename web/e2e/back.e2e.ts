import type { Page } from 'playwright-core';
import { freeDays, slots, soonestMonthPath } from './booking-steps';
import { PHONE } from './browser';
import { comesIntoFocus, focused } from './keyboard';
import { visits } from './visits';

const { open } = visits();

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('Back leads to where the page before was left, a link to its part there, and the focus follows', async () => {
  const page = await open({ viewport: PHONE });
  await page.goto('/');
  const specialty = page.getByRole('link', { name: /^Solicitar Turno/ }).nth(2);
  await specialty.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(0);
  await specialty.click();
  await page.getByRole('heading', { name: 'Elegir horario' }).waitFor();
  await page.goBack();
  await specialty.waitFor();
  await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 4, left);
  await comesIntoFocus(page.getByRole('heading', { level: 1 }));

  await specialty.click();
  await page.getByRole('link', { name: 'Volver a Especialidades' }).click();
  await page.getByRole('heading', { name: 'Especialidades', exact: true }).waitFor();
  expect(await focused(page)).toContain('>Especialidades</h2>');

  // An address opened in the same tab begins at its top.
  await page.goto(await soonestMonthPath());
  await freeDays(page).first().waitFor();
  expect(await scrolled(page)).toBe(0);
  // Back while booking takes away what had the focus.
  await freeDays(page).first().click();
  await slots(page).first().click();
  await page.waitForURL(/hora=/);
  await page.waitForFunction(() =>
    /Sala|Datos/.test(document.activeElement?.closest('section')?.querySelector('h2')?.textContent ?? ''),
  );
  for (const gone of [/hora=/, /dia=/]) {
    await page.goBack();
    await page.waitForURL((url) => !gone.test(url.search));
    await page.waitForFunction(() => document.activeElement !== document.body);
  }
});
