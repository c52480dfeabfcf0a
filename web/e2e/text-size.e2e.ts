import type { Page } from 'playwright-core';
import { chooseFirstDay, roomIsProposed, slots, submit } from './booking-steps';
import { DESKTOP, PHONE } from './browser';
import { graphql } from './clinic-api';
import { RENTAL_PATH } from './rental-steps';
import { requestPath } from './request-screens';
import { beSignedIn } from './session';
import { visits } from './visits';
import { become } from './widths';

const { open } = visits();

const USUAL = 16;
const TWICE_THE_USUAL = 2 * USUAL;

const PANEL_PATHS = [
  '/admin/today',
  '/admin/users',
  '/admin/professionals',
  '/admin/appointments/availability',
  '/admin/appointments/requests',
  '/admin/system/configuration/time-zone',
  '/admin/rooms/1/availability',
  '/admin/rooms/1/availability/templates',
];

/** By the browser's font size, which changes an em in media queries too, and by the text alone. */
test.each([
  ['on pages that are open to anyone', null, async () => ['/', `/book/${await longestAddress()}`, '/login']],
  [
    'as a professional',
    'professional',
    () => [RENTAL_PATH, `${RENTAL_PATH}?modo=multiple`, '/dashboard/calendar', '/dashboard/availability'],
  ],
  ['as an administrator', 'admin', () => PANEL_PATHS],
] as const)(
  'who reads with text twice as large gets it, and never scrolls sideways: %s',
  async (_where, role, pathsOf) => {
    const page = await open({ viewport: PHONE });
    if (role) await beSignedIn(page, role);
    for (const path of await pathsOf()) {
      await readAt(page, TWICE_THE_USUAL);
      await show(page, path);
      await expectNothingBeyond(page);
      await readAt(page, USUAL);
      await become(page, PHONE);
      await enlargeTextAlone(page);
      await expectNothingBeyond(page);
    }
  },
);

test('at twice the text size the bar hides nothing typed, no number breaks, the fault of the notes is in sight, signs grow', async () => {
  const page = await open({ viewport: PHONE });
  await readAt(page, TWICE_THE_USUAL);
  await page.goto(`/book/${await longestAddress()}`);
  await chooseFirstDay(page);
  await slots(page).last().click();
  await roomIsProposed(page);
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
  const { professionals } = await graphql<{ professionals: { id: number; email: string }[] }>(
    '{ professionals { id email } }',
  );
  return professionals.reduce((longest, it) => (it.email.length > longest.email.length ? it : longest)).id;
}

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const main = page.getByRole('main');
  await main.locator('h1, h2').first().waitFor();
  if (path.startsWith('/admin')) await main.locator('[role="table"], [role="grid"], form, h3').first().waitFor();
  await page.waitForLoadState('networkidle');
  // Letters of the fallback fonts are narrower.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** As Safari and Firefox do: it does not change an em in media queries, as the browser's font size does. */
async function enlargeTextAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** By the browser's font size, in px. */
async function readAt(page: Page, standard: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** On a phone and on a desktop. */
async function expectNothingBeyond(page: Page): Promise<void> {
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
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > width + 1,
    );
    const beyond =
      document.documentElement.scrollWidth > width ? wide.map((element) => element.outerHTML.slice(0, 90)) : [];
    return { text: getComputedStyle(document.body).fontSize, beyond };
  });
  expect({ url: page.url(), ...seen }).toEqual({ url: page.url(), text: '32px', beyond: [] });
}

test('what is pressed on the login is large enough for a thumb', async () => {
  const page = await open({ viewport: PHONE });
  await page.goto('/login');
  const main = page.getByRole('main');
  const targets = [
    main.getByRole('button', { name: 'Mostrar contraseña' }),
    main.getByRole('link', { name: 'Registrarse como Paciente' }),
  ];
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
