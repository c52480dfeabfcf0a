import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import {
  chooseFirstDay,
  roomIsProposed,
  fillPatient,
  freeDays,
  PATIENT,
  showFreeMonth,
  slot,
  slots,
  soonestMonthPath,
  submit,
} from './booking-steps';
import { LOW_PHONE, PHONE } from './browser';
import { clockTime, dayOf, slotOfARoomyDay, soonestOffer, takeSlot, timesOf, type Offer } from './clinic-api';
import { comesIntoFocus, coverOfFocus, focused, hasFocus, tabTo } from './keyboard';
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

/** Expects the times of the address's professional and day, whatever the browser's time zone. */
async function expectTheClinicsTimes(page: Page): Promise<void> {
  const { path, day } = place(page);
  await slots(page).first().waitFor();
  expect(await slots(page).allInnerTexts()).toEqual(await timesOf(Number(path.split('/').at(-1)), day!));
}

/** Days with words ("2 horarios", "No disponible") that are shortened or cut at that window width. */
async function unreadableDays(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  return page
    .getByRole('grid')
    .evaluate((grid) =>
      [...grid.querySelectorAll<HTMLElement>('.full')]
        .filter((text) => text.offsetWidth < 10 || text.scrollWidth > (text.parentElement?.clientWidth ?? 0))
        .map((text) => `${text.innerText} (${text.scrollWidth} of ${text.parentElement?.clientWidth})`),
    );
}

const addressOf = (offer: Offer): string =>
  `/book/${offer.professionalId}?dia=${dayOf(offer.startTime)}&hora=${clockTime(offer.startTime)}`;

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

  await chooseFirstDay(page);
  await slots(page).first().waitFor();
  await slots(page).first().click();
  await roomIsProposed(page);
  await expectNoFaults();

  await page.setViewportSize(LOW_PHONE);
  await submit(page).click();
  const summary = page.getByRole('group', { name: 'Hay 2 datos por revisar' });
  await comesIntoFocus(summary);
  expect(await coverOfFocus(page)).toBeNull();
  await summary.getByRole('button', { name: 'El correo es requerido' }).click();
  await comesIntoFocus(page.getByLabel('Correo electrónico'));
  expect(await coverOfFocus(page)).toBeNull();
  for (const field of ['Teléfono', 'Notas']) {
    await tabTo(page, page.getByLabel(field));
    expect([field, await coverOfFocus(page)]).toEqual([field, null]);
  }
  await expectNoFaults();

  const { time } = place(page);
  await fillPatient(page);
  await submit(page).click();
  await heading(page, CONFIRMED);
  for (const text of [professional, PATIENT.name, PATIENT.email, PATIENT.notes, new RegExp(String(time))])
    await seen(page, text);
  await expectNoFaults();
  await page.reload();
  await seen(page, PATIENT.email);
  // The mail's link opens it elsewhere; the address alone shows it masked.
  const elsewhere = await open({ viewport: PHONE });
  await elsewhere.goto(await mailedLink(PATIENT.email, '/confirmation', 'Turno reservado'));
  await seen(elsewhere, PATIENT.email);
  await elsewhere.waitForURL((url) => url.href === page.url());
  const stranger = await open({ viewport: PHONE });
  await stranger.goto(elsewhere.url());
  await seen(stranger, 'Por privacidad');
  expect(await stranger.getByRole('main').innerText()).not.toMatch(new RegExp(`${PATIENT.email}|${PATIENT.notes}`));
  expect(await faultsAt(stranger)).toEqual([]);
});

test('from a time of the landing a turno is booked in three taps, by a specialty’s page in five', async () => {
  const page = await open({ viewport: PHONE });
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const bookRest = async () => {
    await roomIsProposed(page);
    await fillPatient(page, `tres.${PATIENT.email}`);
    await tap(submit(page));
    await heading(page, CONFIRMED);
  };

  await page.goto('/');
  await tap(page.getByRole('link', { name: /^Próximo turno: / }).last());
  await page.waitForURL(/\/book\/\d+\?dia=.+&hora=/);
  await bookRest();
  expect(taps).toBeLessThanOrEqual(3);

  taps = 0;
  await page.goto('/');
  await tap(page.getByRole('link', { name: /^Solicitar Turno/ }).nth(1));
  await tap(page.getByRole('link', { name: /^¿Preferís no esperar/ }));
  await tap(page.getByRole('list', { name: 'Próximos horarios de cualquier profesional' }).getByRole('link').last());
  await bookRest();
  expect(taps).toBeLessThanOrEqual(5);
});

test('a person books without touching the mouse in a browser of UTC, at the clinic’s times, and the focus is never lost', async () => {
  const page = await open({ timezoneId: 'UTC' });
  await page.goto(await soonestMonthPath());
  await freeDays(page).first().waitFor();

  await tabTo(page, page.getByRole('grid').getByRole('button'));
  for (let presses = 0; presses < 40 && !(await hasFocus(freeDays(page))); presses += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await slots(page).first().waitFor();
  expect(await focused(page)).not.toBe('body');
  await expectTheClinicsTimes(page);

  await tabTo(page, slots(page));
  await page.keyboard.press('Space');
  await roomIsProposed(page);
  expect(await focused(page)).not.toBe('body');

  await tabTo(page, page.getByLabel('Nombre y apellido'));
  await page.keyboard.type(PATIENT.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PATIENT.email);
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await heading(page, CONFIRMED);
  expect(await focused(page)).not.toBe('body');
});

test.each(['Asia/Tokyo', 'America/Argentina/Buenos_Aires'])(
  'a browser in %s shows the times of the clinic',
  async (timezoneId) => {
    const offer = await soonestOffer();
    const page = await open({ timezoneId });
    await page.goto(`/book/${offer.professionalId}?dia=${dayOf(offer.startTime)}`);
    await expectTheClinicsTimes(page);
  },
);

test('when the slot is taken meanwhile the patient reads it, sees the free ones and keeps the typed values', async () => {
  const soonest = await soonestOffer();
  const offer = { ...soonest, startTime: await slotOfARoomyDay(soonest.professionalId) };
  const time = clockTime(offer.startTime);
  const page = await open();
  await page.goto(addressOf(offer));
  await roomIsProposed(page);
  await fillPatient(page);

  await takeSlot(offer);
  await submit(page).click();

  await seen(page, /ya no está disponible|acaba de ocuparse|ocupado/i);
  await slot(page, time).waitFor({ state: 'detached' });
  expect(place(page).path).toBe(`/book/${offer.professionalId}`);
  expect(await page.getByLabel('Nombre y apellido').inputValue()).toBe(PATIENT.name);
  expect(await page.getByLabel('Correo electrónico').inputValue()).toBe(PATIENT.email);
  expect(await page.getByLabel('Notas').inputValue()).toBe(PATIENT.notes);

  await slots(page).first().click();
  await roomIsProposed(page);
  await submit(page).click();
  await heading(page, CONFIRMED);
});

test('Back goes a step back: from the slot to the day, to the month, to where the person came from', async () => {
  const page = await open();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const month = await soonestMonthPath();
  await page.goto(month);
  await freeDays(page).first().click();
  await slots(page).first().click();
  const chosen = place(page);
  const time = expect.stringMatching(/^\d{2}:\d{2}$/);
  expect(chosen).toEqual({ path: month.split('?')[0], day: expect.any(String), time });

  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('hora'));
  expect(place(page)).toEqual({ ...chosen, time: null });
  expect(
    await slots(page)
      .and(page.getByRole('radio', { checked: true }))
      .count(),
  ).toBe(0);

  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('dia'));
  await slots(page).first().waitFor({ state: 'detached' });

  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
});

test('the confirmation prints on one A4 page without the navigation, in the light colours from a dark page too', async () => {
  const page = await open({ colorScheme: 'dark' });
  await page.goto(`/confirmation/${await takeSlot(await soonestOffer())}`);
  await heading(page, CONFIRMED);

  await page.emulateMedia({ media: 'print' });
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

test('a confirmation that does not exist says so and leads home', async () => {
  const page = await open({ viewport: PHONE });
  await page.goto('/confirmation/00000000-0000-4000-8000-000000000000');
  await heading(page, 'Turno No Encontrado');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
});
