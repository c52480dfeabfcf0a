import type { Page } from 'playwright-core';
import { signInAs } from './account-steps';
import { accessibilityFaults } from './axe';
import { LOOK_UP_SCREENS } from './booking-dialog-screens';
import {
  chooseSlot,
  fillPatient,
  openBooking,
  openCreate,
  opener,
  pick,
  sheet,
  submit,
  typeTime,
  type DialogRole,
} from './booking-dialog-steps';
import { freeDays, PATIENT, showFreeMonth, slots } from './booking-steps';
import { PHONE } from './browser';
import { DEMO_EMAIL, graphql, openSession } from './clinic-api';
import { comesIntoFocus, focused, hasFocus, tabTo } from './keyboard';
import { testScreens } from './screen-faults';
import { visits } from './visits';
import { become, faultsAt } from './widths';

const { open } = visits();

const CREATED = '¡Turno creado exitosamente!';
const TAKEN = 'El horario elegido ya no está disponible. Elegí otro horario';

/** A past date that no other run uses. */
const longAgo = `${String(1 + Math.floor(Math.random() * 28)).padStart(2, '0')}-03-${2000 + Math.floor(Math.random() * 20)}`;

async function said(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor({ state: 'attached' });
}

async function isClosed(page: Page): Promise<void> {
  await sheet(page).waitFor({ state: 'detached' });
}

/** How many bookings the page has sent so far. */
function countBookings(page: Page): () => number {
  let count = 0;
  page.on('response', (response) => {
    if (response.request().postData()?.includes('mutation BookAppointment')) count += 1;
  });
  return () => count;
}

const typed = async (page: Page) => [
  await sheet(page).getByLabel('Nombre y apellido').inputValue(),
  await sheet(page).getByLabel('Notas').inputValue(),
];

test('a professional books a patient outside the hours and in the past, and is refused on top of that', async () => {
  const page = await open();
  await openBooking(page, 'professional');
  await pick(page, 'Sala', 1);
  await typeTime(page, longAgo, '0515');
  await fillPatient(page);
  await sheet(page).getByText('La sala está cerrada a esa hora. El turno se puede crear igual.').waitFor();
  await submit(page).click();
  await said(page, CREATED);
  await isClosed(page);
  // The calendar goes to the day of the new turno.
  await comesIntoFocus(page.getByRole('article').getByRole('heading', { name: PATIENT.name }));

  await opener(page, 'professional').click();
  await pick(page, 'Sala', 2);
  await typeTime(page, longAgo, '05:30');
  await fillPatient(page);
  await submit(page).click();
  await sheet(page).getByText(TAKEN).waitFor();
  await comesIntoFocus(sheet(page).getByLabel('Hora de inicio'));
  expect(await typed(page)).toEqual([PATIENT.name, PATIENT.notes]);
});

test('the own account stands in the patient’s form; a click selects it to be typed over', async () => {
  const page = await open();
  await openBooking(page, 'admin');
  const name = sheet(page).getByLabel('Nombre y apellido');
  const own = await name.inputValue();
  expect(own).not.toBe('');
  await name.click();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(own);
  await page.keyboard.type('Nora');
  expect(await name.inputValue()).toBe('Nora');
});

test('an administrator books for a professional, from the list and from a day of the calendar', async () => {
  const page = await open();
  await openBooking(page, 'admin');
  await pick(page, 'Profesional', 2);
  await chooseSlot(page);
  await fillPatient(page);
  await submit(page).click();
  await said(page, CREATED);
  await isClosed(page);
  expect(await focused(page)).not.toBe('body');

  await openCreate(page);
  await pick(page, 'Sala', 2);
  await sheet(page).getByLabel('Duración').selectOption('15');
  await chooseProfessionalWithSlots(page);
  await sheet(page).getByLabel('Hora de inicio').selectOption({ index: 1 });
  await fillPatient(page);
  await submit(page).click();
  await said(page, 'Turno creado exitosamente');
  await isClosed(page);
  expect(await focused(page)).not.toBe('body');
});

/** The first professional in the list who attends that day. */
async function chooseProfessionalWithSlots(page: Page): Promise<void> {
  const offered = page.getByRole('listbox', { name: 'Profesional' }).getByRole('option');
  const slotOptions = sheet(page).getByLabel('Hora de inicio').locator('option');
  const waits = sheet(page).getByText('Cargando los horarios…');
  for (let index = 0; ; index += 1) {
    await sheet(page).getByPlaceholder('Selecciona un profesional').click();
    await offered.first().waitFor();
    if (index === (await offered.count())) throw new Error('Nobody attends that day.');
    await offered.nth(index).click();
    await waits.waitFor({ state: 'detached' });
    if ((await slotOptions.count()) > 1) return;
  }
}

test('a patient books from Mis Citas, and the turno is among those to come', async () => {
  const page = await open({ viewport: PHONE });
  await openBooking(page, 'user');
  const time = await chooseSlot(page);
  await submit(page).click();
  await said(page, CREATED);
  await isClosed(page);
  await comesIntoFocus(opener(page, 'user'));
  await page.getByRole('region', { name: 'Próximas' }).getByRole('article').filter({ hasText: time }).first().waitFor();
});

test('a slip of Escape while a patient is typed asks first, and the next Escape answers no', async () => {
  const page = await open();
  await openBooking(page, 'admin');
  const name = sheet(page).getByLabel('Nombre y apellido').first();
  await name.fill('Nora Ñandú');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await name.inputValue()).toBe('Nora Ñandú');
  await comesIntoFocus(name);
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await isClosed(page);
  await comesIntoFocus(opener(page, 'admin'));
});

test('without a mouse: everything by keyboard, and Escape leads back to the button', async () => {
  const page = await open();
  await openBooking(page, 'user');
  await page.keyboard.press('Escape');
  await isClosed(page);
  await comesIntoFocus(opener(page, 'user'));

  await page.keyboard.press('Enter');
  await sheet(page).getByLabel('Sala').waitFor();
  await comesIntoFocus(sheet(page).getByLabel('Profesional'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await showFreeMonth(page);
  await tabTo(page, sheet(page).getByRole('grid').getByRole('button'));
  for (let presses = 0; presses < 40 && !(await hasFocus(freeDays(page))); presses += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await slots(page).first().waitFor();
  await tabTo(page, slots(page));
  await page.keyboard.press('Space');
  expect(await focused(page)).not.toBe('body');
  await tabTo(page, submit(page));
  await page.keyboard.press('Enter');
  await said(page, CREATED);
  await isClosed(page);
  expect(await focused(page)).not.toBe('body');
});

test('without a connection it says so and keeps everything; a double click afterwards books once', async () => {
  const page = await open({ viewport: PHONE });
  await openBooking(page, 'user');
  await chooseSlot(page);
  await fillPatient(page);
  const bookings = countBookings(page);
  await page.context().setOffline(true);
  await submit(page).click();
  await sheet(page)
    .getByText(/Error de conexión.*Puede que el turno/)
    .waitFor();
  await comesIntoFocus(submit(page));
  expect(await typed(page)).toEqual([PATIENT.name, PATIENT.notes]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().setOffline(false);
  await submit(page).dblclick();
  await isClosed(page);
  expect(bookings()).toBe(1);
});

test('a session that ends while booking leads to the login; afterwards the dialog offers to go on', async () => {
  const token = await openSession(DEMO_EMAIL.user);
  const page = await open();
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/my-appointments');
  await opener(page, 'user').click();
  await sheet(page).getByLabel('Sala').waitFor();
  const time = await chooseSlot(page);
  await fillPatient(page);
  await graphql('mutation { signOut }', {}, token);
  await submit(page).click();

  await page.waitForURL('**/login');
  await signInAs(page, DEMO_EMAIL.user);
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/my-appointments');
  await opener(page, 'user').click();
  await sheet(page).getByRole('button', { name: 'Continuar reserva' }).click();
  expect(await typed(page)).toEqual([PATIENT.name, PATIENT.notes]);
  await page.getByRole('radio', { name: time, checked: true }).waitFor();
  await submit(page).click();
  await said(page, CREATED);
});

/** By how many pixels the dialog, or a part that scrolls, is wider than its visible part. */
function sideways(page: Page): Promise<number> {
  return sheet(page).evaluate((dialog) => {
    const parts = [dialog, ...dialog.querySelectorAll('*')].filter(
      (part) => getComputedStyle(part).overflowX === 'auto',
    );
    return Math.max(0, ...parts.map((part) => part.scrollWidth - part.clientWidth));
  });
}

/** With a slot, and for staff with the faults of a typed time. */
async function eachState(page: Page, role: DialogRole, look: () => Promise<void>): Promise<void> {
  await openBooking(page, role);
  if (role === 'admin') await pick(page, 'Profesional', 1);
  await chooseSlot(page);
  await look();
  if (role === 'user') return;
  await typeTime(page, '31-02-2026', '25:00');
  // It is off until a time stands there, and says why when it is pressed all the same.
  await submit(page).click({ force: true });
  await sheet(page).getByText('Hora inválida').waitFor();
  await look();
}

async function shortFormStates(page: Page, look: () => Promise<void>): Promise<void> {
  await openCreate(page);
  await submit(page).click();
  await sheet(page).getByText('La sala es requerida').waitFor();
  await look();
}

describe('axe finds nothing, narrow and wide, and nothing scrolls sideways on the narrowest screens', () => {
  const NARROWEST = { width: 320, height: 640 };

  async function lookAt(page: Page): Promise<void> {
    expect(await faultsAt(page)).toEqual([]);
    await become(page, NARROWEST);
    expect(await sideways(page)).toBe(0);
  }

  test.each<DialogRole>(['user', 'professional', 'admin'])('in the dialog of %s', async (role) => {
    const page = await open({ viewport: PHONE });
    await eachState(page, role, () => lookAt(page));
  });

  test('in the short form', async () => {
    const page = await open({ viewport: PHONE });
    await shortFormStates(page, () => lookAt(page));
  });
});

testScreens(open, LOOK_UP_SCREENS);
