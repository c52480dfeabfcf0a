import type { Page } from 'playwright-core';
import { freeDays, nextMonth, soonestMonthPath } from './booking-steps';
import { PHONE } from './browser';
import { comesIntoFocus, focused } from './keyboard';
import { beSignedIn } from './session';
import { visits } from './visits';

const { open } = visits();

/** The least height of touch targets and, unless seven share 360 px, their least width. */
const TOUCH = 44;

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('Back leads to where the page before was left, and the focus to its heading', async () => {
  const page = await open({ viewport: PHONE });
  await page.goto('/');
  // The menu's button shows that the application has replaced the page's first text.
  await page.getByRole('button', { name: 'Abrir menú' }).waitFor();
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
});

test('Back while booking, which takes away what had the focus, leaves it in the page', async () => {
  const page = await open({ viewport: PHONE });
  await page.goto(await soonestMonthPath());
  await freeDays(page).first().click();
  await page.getByRole('radio').first().click();
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

test('a link to a part of a page leads the focus there', async () => {
  const page = await open({ viewport: PHONE });
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Solicitar Turno/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Volver a Especialidades' }).click();
  const heading = page.getByRole('heading', { name: 'Especialidades', exact: true });
  await heading.waitFor();
  expect(await focused(page)).toContain('>Especialidades</h2>');
});

test.each([
  ['of booking', null, null],
  ['of turnos', '/dashboard/calendar', 'admin'],
  ['of many rentals', '/dashboard/room-availability?modo=multiple', 'professional'],
] as const)('a day of the month %s can be touched on a phone', async (_what, path, role) => {
  const page = await open({ viewport: PHONE });
  if (role) await beSignedIn(page, role);
  await page.goto(path ?? (await soonestMonthPath()));
  // Of this month the weeks that are over are folded.
  if (path === null) await nextMonth(page).click();
  if (path === '/dashboard/calendar') await page.getByRole('button', { name: 'Ver el mes' }).click();
  await page.getByRole('grid').and(page.locator(':not([aria-busy="true"])')).waitFor();
  const sizes = await page
    .locator('td button')
    .evaluateAll((days) =>
      days.map((day) => day.getBoundingClientRect()).flatMap(({ width, height }) => [width, height]),
    );
  // Width and height of at least four weeks.
  expect(sizes.length).toBeGreaterThanOrEqual(2 * 28);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(TOUCH);
});
