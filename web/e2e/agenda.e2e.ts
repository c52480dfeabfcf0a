import type { Locator, Page } from 'playwright-core';
import { AGENDA_SCREENS } from './agenda-screens';
import { DESKTOP, PHONE } from './browser';
import { bookWithProfessional } from './calendar-steps';
import { busyDay } from './full-day';
import { answerField } from './network';
import { onOnePage } from './one-page';
import { testScreens } from './screen-faults';
import { beSignedIn } from './session';
import { become, faultsAt } from './widths';

const PANEL = '/admin/appointments/calendar';

const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');

describe('on a phone', () => {
  let day: string;
  const testThere = onOnePage({ viewport: PHONE }, async (page) => {
    ({ day } = await bookWithProfessional());
    await beSignedIn(page, 'admin');
    await answerField(page, 'agendaDay', busyDay({ professionals: 1, turnosEach: 10 }));
    await page.goto(`${PANEL}?mes=${day.slice(0, 7)}`);
  });

  testThere('the first turno is near the top of its month and of its day, which shows five', async (page) => {
    const topOf = async (first: Locator) => {
      await first.waitFor();
      return (await first.boundingBox())!.y;
    };
    expect(await topOf(page.getByRole('article').first())).toBeLessThanOrEqual(330);
    await page.goto(`${PANEL}?vista=dia&dia=${day}&como=tabla`);
    const top = await topOf(rows(page).first());
    // Other stories leave absences on the day, and it may be a holiday.
    const notes = await page.getByRole('paragraph').filter({ hasText: DAY_NOTES }).evaluateAll(heights);
    expect(top - notes).toBeLessThanOrEqual(260);
    const fifth = (await rows(page).nth(4).boundingBox())!;
    expect(fifth.y + fifth.height).toBeLessThanOrEqual(PHONE.height);
  });

  testScreens(testThere, AGENDA_SCREENS, ['agenda-table', 'agenda-menu']);

  testThere('axe finds nothing in the week, and nothing is cut off at the side, narrow or wide', async (page) => {
    await page.keyboard.press('Escape');
    await become(page, DESKTOP);
    await page.getByRole('link', { name: 'Semana', exact: true }).click();
    await page.getByRole('region').getByRole('heading', { level: 3 }).first().waitFor();
    expect(await faultsAt(page)).toEqual([]);
  });
});

const DAY_NOTES = /^(Feriado|Cerrado por feriado|No atienden?)\b/;
const heights = (elements: Element[]) =>
  elements.reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
