import type { Locator, Page } from 'playwright-core';
import { AGENDA_SCREENS } from './agenda-screens';
import { PHONE } from './browser';
import { bookWithProfessional } from './calendar-steps';
import { busyDay } from './full-day';
import { answerField } from './network';
import { onOnePage } from './one-page';
import { testScreens, testScreensOfStory } from './screen-faults';
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

describe('on a phone', () => {
  let day: string;
  const table = () => `${PANEL}?vista=dia&dia=${day}&como=tabla`;
  const testThere = onOnePage({ viewport: PHONE }, async (page) => {
    ({ day } = await bookWithProfessional());
    await beSignedIn(page, 'admin');
    await answerField(page, 'agendaDay', busyDay({ professionals: 1, turnosEach: 10 }));
    await page.goto(table());
  });

  testThere('the first turno is near the top of its month and of its day, which shows five', async (page) => {
    const topOf = async (address: string, first: Locator) => {
      await page.goto(address);
      await first.waitFor();
      return (await first.boundingBox())!.y;
    };
    expect(await topOf(`${PANEL}?mes=${day.slice(0, 7)}`, page.getByRole('article').first())).toBeLessThanOrEqual(330);
    const top = await topOf(table(), rows(page).first());
    // Other stories leave absences on the day, and it may be a holiday.
    const notes = await page.getByRole('paragraph').filter({ hasText: DAY_NOTES }).evaluateAll(heights);
    expect(top - notes).toBeLessThanOrEqual(260);
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(5);
  });

  testScreensOfStory(testThere, AGENDA_SCREENS, ['agenda-table', 'agenda-menu']);
});

const DAY_NOTES = /^(Feriado|Cerrado por feriado|No atienden?)\b/;
const heights = (elements: Element[]) =>
  elements.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);

testScreens(open, AGENDA_SCREENS);
