import type { Locator, Page } from 'playwright-core';
import {
  chooseFirstDay,
  chooseInsurer,
  roomIsProposed,
  fillPatient,
  PATIENT,
  showFreeMonth,
  slots,
  submit,
} from './booking-steps';
import { LOW_PHONE, PHONE } from './browser';
import { comesIntoFocus, coveredOnTheWay, coverOfFocus } from './keyboard';
import { mailedLink } from './mails';
import { pdfPageCount } from './pdf';
import { visits } from './visits';
import { become, faultsAt } from './widths';

const { open } = visits();

const CONFIRMED = '¡Turno Confirmado!';

async function seen(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('main').getByText(text).first().waitFor();
}

async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

/** The booking's step, according to the address. */
function place(page: Page): { path: string; day: string | null; time: string | null } {
  const { pathname, searchParams } = new URL(page.url());
  return { path: pathname, day: searchParams.get('dia'), time: searchParams.get('hora') };
}

/** Days with words ("2 horarios", "No disponible") that are shortened or cut at that window width; holidays may be. */
async function unreadableDays(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  return page
    .getByRole('grid')
    .evaluate((grid) =>
      [...grid.querySelectorAll<HTMLElement>('.full:not(.label)')]
        .filter((text) => text.offsetWidth < 10 || text.scrollWidth > (text.parentElement?.clientWidth ?? 0))
        .map((text) => `${text.innerText} (${text.scrollWidth} of ${text.parentElement?.clientWidth})`),
    );
}

test('a person books from the first page to the confirmation, and axe finds nothing on the way, narrow and wide', async () => {
  const page = await open({ viewport: PHONE });
  const expectNoFaults = async () => {
    expect(await faultsAt(page)).toEqual([]);
    await become(page, PHONE);
  };

  await page.goto('/');
  const choice = page.getByRole('link', { name: /^Reservar Turno con / }).first();
  const professional = (await choice.innerText()).replace(/^Reservar Turno\s*con\s*/, '');

  await choice.click();
  await page.getByRole('link', { name: 'Volver a Profesionales' }).waitFor();
  await showFreeMonth(page);
  await expectNoFaults();
  for (const width of [600, 768, 1024]) expect(await unreadableDays(page, width)).toEqual([]);
  await become(page, PHONE);

  await chooseInsurer(page, 'osde', 'OSDE', '210');
  await seen(page, /^Con OSDE 210: copago \$/);
  await chooseFirstDay(page);
  await slots(page).first().waitFor();
  await slots(page).first().click();
  await roomIsProposed(page);

  await page.setViewportSize(LOW_PHONE);
  await submit(page).click();
  const summary = page.getByRole('group', { name: 'Hay 2 datos por revisar' });
  await comesIntoFocus(summary);
  expect(await coverOfFocus(page)).toBeNull();
  await summary.getByRole('button', { name: 'El correo es requerido' }).click();
  await comesIntoFocus(page.getByLabel('Correo electrónico'));
  expect(await coverOfFocus(page)).toBeNull();
  await page.setViewportSize(PHONE);
  // A page that scrolls smoothly has its focus under the bars meanwhile.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await coveredOnTheWay(page)).toEqual([]);
  await expectNoFaults();

  const { time } = place(page);
  await fillPatient(page);
  await submit(page).click();
  await heading(page, CONFIRMED);
  for (const text of [
    professional,
    PATIENT.name,
    PATIENT.email,
    PATIENT.notes,
    'carnet de OSDE 210 y DNI',
    new RegExp(String(time)),
  ])
    await seen(page, text);
  await expectNoFaults();
  // The mail's link opens it elsewhere; the address alone shows it masked.
  const elsewhere = await open({ viewport: PHONE });
  await elsewhere.goto(await mailedLink(PATIENT.email, '/confirmation', 'Turno reservado'));
  await seen(elsewhere, PATIENT.email);
  await elsewhere.waitForURL((url) => url.href === page.url());
  const stranger = await open({ viewport: PHONE });
  await stranger.goto(elsewhere.url());
  await seen(stranger, 'Por privacidad');
  expect(await stranger.getByRole('main').innerText()).not.toMatch(new RegExp(`${PATIENT.email}|${PATIENT.notes}`));
});

test('from a time of the landing a turno is booked in three taps, and its confirmation prints on one A4 page in the light colours', async () => {
  const page = await open({ viewport: PHONE });
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  await page.goto('/');
  await tap(page.getByRole('link', { name: /^Próximo turno: / }).last());
  await page.waitForURL(/\/book\/\d+\?dia=.+&hora=/);
  await roomIsProposed(page);
  await fillPatient(page, `tres.${PATIENT.email}`);
  await tap(submit(page));
  await heading(page, CONFIRMED);
  expect(taps).toBeLessThanOrEqual(3);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    // Resolves light-dark().
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--mui-palette-text-primary)';
    return { colorScheme: root.colorScheme, ink: getComputedStyle(probe).color };
  });
  expect(await colours).toEqual({ colorScheme: 'light', ink: 'rgb(16, 38, 44)' });
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
  expect(pdfPageCount(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1);
});
