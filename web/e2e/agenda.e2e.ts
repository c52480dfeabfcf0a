import type { Page } from 'playwright-core';
import { AGENDA_SCREENS } from './agenda-screens';
import { PHONE } from './browser';
import { bookWithProfessional } from './calendar-steps';
import { busyDay } from './full-day';
import { answerField } from './network';
import { onOnePage } from './one-page';
import { testScreens } from './screen-faults';
import { beSignedIn } from './session';
import { sidewaysScroll } from './sideways';
import { visits } from './visits';

const { open } = visits();

const PANEL = '/admin/appointments/calendar';
/** A mouse's rows: LOOK.md. */
const WINDOWS = [
  { viewport: { width: 1280, height: 800 }, least: 14 },
  { viewport: { width: 1920, height: 1080 }, least: 26 },
];

const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');

/** How many are in sight as a whole. */
function rowsInSight(page: Page): Promise<number> {
  return rows(page).evaluateAll((names) => {
    const inSight = names.filter((name) => name.getBoundingClientRect().bottom <= window.innerHeight);
    return inSight.length;
  });
}

describe('of a day of 200 turnos', () => {
  const testThere = onOnePage({ viewport: WINDOWS[0]!.viewport }, async (page) => {
    const { day } = await bookWithProfessional();
    await beSignedIn(page, 'admin');
    await answerField(page, 'agendaDay', busyDay({ professionals: 20, turnosEach: 10 }));
    await page.goto(`${PANEL}?vista=dia&dia=${day}&como=tabla`);
  });

  for (const { viewport, least } of WINDOWS)
    testThere(`a window of ${viewport.width} px shows ${least}`, async (page) => {
      await page.setViewportSize(viewport);
      await rows(page).nth(least).waitFor();
      expect(await rowsInSight(page)).toBeGreaterThanOrEqual(least);
      expect(await sidewaysScroll(page)).toBe(0);
    });
});

test.each([
  ['admin', PANEL],
  ['professional', '/dashboard'],
] as const)('on a phone the first turno is in the first screen of a day and of its month: %s', async (role, path) => {
  const { day } = await bookWithProfessional();
  const page = await open({ viewport: PHONE });
  await beSignedIn(page, role);
  for (const [query, first] of [
    ['?vista=dia&dia=', rows(page).first()],
    ['?dia=', page.getByRole('article').first()],
  ] as const) {
    await page.goto(`${path}${query}${day}`);
    await first.waitFor();
    const { y } = (await first.boundingBox())!;
    expect(y).toBeLessThan(PHONE.height - 40);
  }
});

testScreens(open, AGENDA_SCREENS);
