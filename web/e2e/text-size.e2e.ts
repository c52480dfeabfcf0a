import type { Page } from 'playwright-core';
import { chooseFirstDay, chooseRoom, slots, submit } from './booking-steps';
import { DESKTOP, PHONE } from './browser';
import { graphql } from './clinic-api';
import { RENTAL_PATH } from './rental-steps';
import { requestPath } from './request-screens';
import { beSignedIn } from './session';
import { visits } from './visits';
import { become } from './widths';

const { open } = visits();

const TWICE_THE_USUAL = 32;

const PANEL_PATHS = [
  '/admin/users', '/admin/professionals', '/admin/appointments/availability', '/admin/appointments/requests',
  '/admin/system/configuration/time-zone', '/admin/rooms/1/availability', '/admin/rooms/1/availability/templates',
];

test('who reads with text twice as large gets it, and never scrolls sideways', async () => {
  const page = await open({ viewport: PHONE });
  await readTwiceAsLarge(page);
  for (const path of ['/', `/book/${await longestAddress()}`, '/login']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await expectNothingBeyond(page);
  }
});

test('a professional who reads with text twice as large never scrolls sideways either', async () => {
  const page = await open({ viewport: PHONE });
  await readTwiceAsLarge(page);
  await beSignedIn(page, 'professional');
  for (const path of [RENTAL_PATH, `${RENTAL_PATH}?modo=multiple`, '/dashboard', '/dashboard/availability']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    await expectNothingBeyond(page);
  }
});

test('whoever enlarges the text alone, which no width of the window tells, never scrolls sideways: renting', async () => {
  const page = await open({ viewport: PHONE });
  await beSignedIn(page, 'professional');
  for (const path of [RENTAL_PATH, `${RENTAL_PATH}?modo=multiple`, '/dashboard/availability']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    await enlargeTextAlone(page);
    await expectNothingBeyond(page);
  }
});

test('nor does whoever enlarges it on a page that is open to anyone', async () => {
  const page = await open({ viewport: PHONE });
  for (const path of ['/', `/book/${await longestAddress()}`, '/login']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await enlargeTextAlone(page);
    await expectNothingBeyond(page);
  }
});

test('nor does whoever enlarges it in the panel', async () => {
  const page = await open({ viewport: PHONE });
  await beSignedIn(page, 'admin');
  for (const path of PANEL_PATHS) {
    await showInPanel(page, path);
    await enlargeTextAlone(page);
    await expectNothingBeyond(page);
  }
});

test('an administrator who reads with text twice as large never scrolls sideways either', async () => {
  const page = await open({ viewport: PHONE });
  await readTwiceAsLarge(page);
  await beSignedIn(page, 'admin');
  for (const path of PANEL_PATHS) {
    await showInPanel(page, path);
    await expectNothingBeyond(page);
  }
});

test('at twice the text size the bar hides nothing typed, no number breaks, the fault of the notes is in sight, signs grow', async () => {
  const page = await open({ viewport: PHONE });
  await readTwiceAsLarge(page);
  await page.goto(`/book/${await longestAddress()}`);
  await chooseFirstDay(page);
  await slots(page).last().click();
  await chooseRoom(page);
  const lines = page.getByText('11 2345-6789', { exact: true }).evaluate((number) => number.getClientRects().length);
  expect(await lines).toBe(1);
  const notes = page.getByLabel('Notas');
  await notes.fill('Primera consulta.\nTraigo estudios.');
  const isSeen = (it: HTMLElement) => {
    const { left, bottom } = it.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom - 20) === it;
  };
  expect(await notes.evaluate(isSeen)).toBe(true);
  await notes.fill('Con mucho detalle. '.repeat(200));
  expect((await notes.boundingBox())!.height).toBeLessThan(PHONE.height / 2 + 40);
  await page.getByLabel('Nombre y apellido').fill('Nora Ñandú');
  await page.getByLabel('Correo electrónico').fill('nora@correo.example');
  await submit(page).click();
  const fault = await page.getByText('No puede superar los 2.000 caracteres').first().boundingBox();
  expect(fault!.y + fault!.height).toBeLessThanOrEqual(PHONE.height);

  await page.goto(await requestPath('Pediatría'));
  for (const name of ['Certificado escolar', 'Calendario de vacunación al día']) {
    const [sign, words] = await Promise.all([
      page.locator('label', { hasText: name }).locator('svg').first().boundingBox(),
      page.getByText(name).boundingBox(),
    ]);
    expect(sign!.width).toBe(TWICE_THE_USUAL * 1.5);
    expect(sign!.x + sign!.width).toBeLessThanOrEqual(words!.x);
  }
});

/** The professional with the longest e-mail, which has no place to break. */
async function longestAddress(): Promise<number> {
  const { professionals } = await graphql<{ professionals: { id: number; email: string }[] }>('{ professionals { id email } }');
  return professionals.reduce((longest, it) => (it.email.length > longest.email.length ? it : longest)).id;
}

async function showInPanel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').locator('[role="table"], [role="grid"], form').first().waitFor();
}

/** As Safari and Firefox do: it does not change an em in media queries, as the browser's font size does. */
async function enlargeTextAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

async function readTwiceAsLarge(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: TWICE_THE_USUAL } });
}

/** On a phone and on a desktop. */
async function expectNothingBeyond(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Letters of the fallback fonts are narrower.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Before another width is asked for: what reaches beyond its side makes a phone's window wider than it is.
  await expectNothingBeyondTheSide(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await become(page, viewport);
    await expectNothingBeyondTheSide(page);
  }
}

async function expectNothingBeyondTheSide(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > width + 1);
    const beyond = document.documentElement.scrollWidth > width ? wide.map((element) => element.outerHTML.slice(0, 90)) : [];
    return { text: getComputedStyle(document.body).fontSize, beyond };
  });
  expect({ url: page.url(), ...seen }).toEqual({ url: page.url(), text: '32px', beyond: [] });
}

test('what is pressed on the login is large enough for a thumb', async () => {
  const page = await open({ viewport: PHONE });
  await page.goto('/login');
  const main = page.getByRole('main');
  const targets = [main.getByRole('button', { name: 'Mostrar contraseña' }), main.getByRole('link', { name: 'Registrarse como Paciente' })];
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test.each([
  [320, 42],
  [360, 44],
])('at %i px a day of the booking is as large as a finger needs', async (width, least) => {
  const page = await open({ viewport: { width, height: 640 } });
  await page.goto(`/book/${await longestAddress()}`);
  const days = page.getByRole('grid').locator('td button');
  await days.first().waitFor();
  const sizes = await days.evaluateAll((cells) =>
    cells.map((cell) => cell.getBoundingClientRect()).map(({ width: across, height }) => ({ across, height })),
  );
  expect(Math.min(...sizes.map(({ across }) => across))).toBeGreaterThanOrEqual(least - 0.1);
  expect(Math.min(...sizes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
