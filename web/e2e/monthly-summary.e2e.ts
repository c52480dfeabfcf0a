import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser';
import { clockTime, DEMO_EMAIL, graphql, monthAfter, sessionOf } from './clinic-api';
import { comesIntoFocus, focused } from './keyboard';
import { money } from './money';
import { answerField } from './network';
import { onOnePage } from './one-page';
import { pdfPageCount } from './pdf';
import { beSignedIn } from './session';
import { sidewaysScroll } from './sideways';
import { visits } from './visits';
import { become, faultsAt, NARROWEST } from './widths';

const { open } = visits();

const PATH = '/dashboard/monthly-summary';

interface Rental {
  id: string;
  date: string;
}

interface Turno {
  roomId: number;
  /** yyyy-MM-dd */
  date: string;
  startTime: string;
  endTime: string;
}

interface RoomDay {
  date: string;
  ownBookingCount: number;
  rooms: { roomId: number; free: { startTime: string; endTime: string }[] }[];
}

const cards = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ has: page.getByRole('list') });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '¿Devolver la reserva?' });
const fact = (page: Page, label: string): Promise<string> =>
  page.locator('dl[aria-label="Total del mes"] > div', { hasText: label }).locator('dd').innerText();
const summaryOf = (rental: Rental): string => `${PATH}?mes=${rental.date.slice(0, 7)}`;

/** Rents a room for an hour late next month, on a day without other rentals, without turnos that are asked about. */
async function rentNextMonth(): Promise<Rental> {
  const token = await sessionOf(DEMO_EMAIL.professional);
  const { clinic } = await graphql<{ clinic: { now: string } }>('{ clinic { now } }');
  const { year, month } = monthAfter(clinic.now, 1);
  const { roomMonth, appointments } = await graphql<{
    roomMonth: { days: RoomDay[] };
    appointments: { items: Turno[] };
  }>(
    `query ($year: Int!, $month: Int!, $turnosOf: String!) {
      roomMonth(year: $year, month: $month) { days { date ownBookingCount rooms { roomId free { startTime endTime } } } }
      appointments(filter: { month: $turnosOf }, first: null) { items { roomId date startTime endTime } }
    }`,
    { year, month, turnosOf: `${year}-${String(month).padStart(2, '0')}` },
    token,
  );
  for (const { date, ownBookingCount, rooms } of roomMonth.days.toReversed()) {
    for (const { roomId, free } of rooms) {
      const turnos = appointments.items.filter((turno) => turno.roomId === roomId && turno.date === date);
      const start = free[0]?.startTime;
      const end = start && `${String(Number(start.slice(0, 2)) + 1).padStart(2, '0')}${start.slice(2)}`;
      if (ownBookingCount > 0 || !start || !end || end > (free[0]?.endTime ?? '')) continue;
      if (turnos.some(({ startTime, endTime }) => clockTime(startTime) < end && clockTime(endTime) > start)) continue;
      const { rentRooms } = await graphql<{ rentRooms: Rental[] }>(
        'mutation ($input: RentRoomsInput!) { rentRooms(input: $input) { id date } }',
        { input: { date, roomIds: [roomId], intervals: [{ startTime: start, endTime: end }] } },
        token,
      );
      return rentRooms[0]!;
    }
  }
  throw new Error('No room is free next month.');
}

/** The month's cost and hours from the server. */
async function totalsOf({ date }: Rental): Promise<{ finalCost: number; totalHours: number }> {
  const [year, month] = date.split('-').map(Number);
  const { monthlySummary } = await graphql<{ monthlySummary: { totals: { finalCost: number; totalHours: number } } }>(
    'query ($year: Int!, $month: Int!) { monthlySummary(year: $year, month: $month) { totals { finalCost totalHours } } }',
    { year, month },
    await sessionOf(DEMO_EMAIL.professional),
  );
  return monthlySummary.totals;
}

/** The row of a rental, by its id. */
const rowOf = (page: Page, { id }: Rental): Locator =>
  page.getByRole('listitem').filter({ has: page.locator(`[id="reserva-${id}-dia"]`) });

test('on a phone a professional reads the summary, gives a rental back in time, exports and prints what is left', async () => {
  // This one stays: the demo's professional may have no other rental next month.
  await rentNextMonth();
  const rental = await rentNextMonth();
  const before = await totalsOf(rental);
  const page = await open({ viewport: PHONE });
  await beSignedIn(page, 'professional');
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await page.waitForURL(`**${summaryOf(rental)}`);
  await rowOf(page, rental).waitFor();
  await comesIntoFocus(page.getByRole('button', { name: 'Mes siguiente' }));
  expect(await fact(page, 'Costo total')).toBe(money(before.finalCost));
  expect(await page.getByRole('row', { name: /^Total a pagar/ }).innerText()).toContain(money(before.finalCost));

  await rowOf(page, rental).getByRole('button', { name: 'Devolver' }).click();
  await comesIntoFocus(dialog(page).getByRole('button', { name: 'Conservar reserva' }));
  await dialog(page).getByRole('button', { name: 'Devolver reserva' }).click();
  await page.getByText('Reserva devuelta').last().waitFor();
  await rowOf(page, rental).waitFor({ state: 'detached' });
  const after = await totalsOf(rental);
  expect(after.finalCost).toBeLessThan(before.finalCost);
  expect(await fact(page, 'Costo total')).toBe(money(after.finalCost));
  expect(await focused(page)).not.toBe('body');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`resumen-${rental.date.slice(0, 7)}.csv`);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^Fecha;Sala;Desde;Hasta;Horas;/);
  const givenBack = page.getByRole('region', { name: 'Reservas devueltas' }).getByRole('listitem');
  expect(lines).toHaveLength((await page.locator('ul.rentals > li').count()) + (await givenBack.count()) + 2);
  expect(lines.at(-1)).toContain(`;${after.totalHours.toFixed(2).replace('.', ',')};`);
  expect(lines.at(-1)).toMatch(new RegExp(`;${after.finalCost.toFixed(2).replace('.', ',')}$`));

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = 'yes';
    };
  });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  expect(await page.evaluate(() => document.body.dataset.printed)).toBe('yes');
  expect(await sidewaysScroll(page)).toBe(0);
});

describe('of a month with weekends, discounts, and what may be given back', () => {
  const testThere = onOnePage({ viewport: PHONE }, async (page) => {
    await beSignedIn(page, 'professional');
    await answerField(page, 'monthlySummary', everyKind);
    await page.goto(PATH);
    await page.getByText('Fin de semana').first().waitFor();
  });

  testThere('axe finds nothing, narrow and wide, nor in its question', async (page) => {
    expect(await faultsAt(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Devolver', exact: true }).first().click();
    await dialog(page).waitFor();
    expect(await faultsAt(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });

  testThere(
    'on paper there are the clinic, the professional, the month and the totals, and nothing to press',
    async (page) => {
      await become(page, DESKTOP);
      const room = cards(page).first();
      const name = await page
        .getByRole('banner')
        .getByRole('button', { name: /^Menú de / })
        .getAttribute('aria-label');

      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
      expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
      const paper = await page.getByRole('main').innerText();
      const { clinic } = await graphql<{ clinic: { name: string } }>('{ clinic { name } }');
      expect(paper).toContain(clinic.name);
      expect(paper).toContain(`Profesional: ${name!.replace('Menú de ', '')}`);
      expect(paper).toMatch(/Mes: \p{L}+ de \d{4}/u);
      expect(paper).toContain('Total a pagar');
      expect(await room.evaluate((card) => getComputedStyle(card).breakInside)).toBe('avoid');
      expect(
        await page
          .locator('ul.rentals > li')
          .first()
          .evaluate((row) => getComputedStyle(row).breakInside),
      ).toBe('avoid');
      const pages = pdfPageCount(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
      expect(pages).toBeGreaterThanOrEqual(1);
      expect(pages).toBeLessThanOrEqual(3);
      await page.emulateMedia({ media: null });
    },
  );

  testThere('nothing is cut or scrolls sideways on the narrowest screens', async (page) => {
    await become(page, NARROWEST);
    expect(await beyondTheEdge(page)).toEqual([]);
    for (const target of await page.getByRole('main').getByRole('button').all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  testThere('who reads with text twice as large on a phone gets it, and never scrolls sideways', async (page) => {
    await become(page, PHONE);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.waitForFunction(() => getComputedStyle(document.body).fontSize === '32px');
    expect(await beyondTheEdge(page)).toEqual([]);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  });
});

/** Elements beyond the right edge of the window; the tab bar scrolls separately. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) => !element.closest('nav') && element.getBoundingClientRect().right > width + 1,
    );
    return wide.map((element) => element.outerHTML.slice(0, 90));
  });
}

interface Summary {
  rooms: { bookings: object[] }[];
}

/** Makes the first rentals on a weekend, discounted, ones that may be given back, and one that is too near. */
function everyKind(data: Record<string, unknown>): Record<string, unknown> {
  const summary = data.monthlySummary as Summary;
  const terms = { __typename: 'GiveBackTerms', percentage: 100, amount: 1000, until: '2999-01-04T12:00:00-03:00' };
  const facts = [
    { isWeekend: true, discountPercentage: 10, discountRule: 'Media jornada', giveBack: terms },
    { date: '2999-01-05', giveBack: null },
    { giveBack: terms },
  ];
  const rooms = summary.rooms.map((room) => ({
    ...room,
    bookings: room.bookings.map((booking, index) => ({ ...booking, ...facts[index] })),
  }));
  return { ...data, monthlySummary: { ...summary, rooms } };
}
