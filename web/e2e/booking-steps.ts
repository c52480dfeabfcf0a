import type { Locator, Page } from 'playwright-core';
import { dayOf, firstSlotOf, monthAfter, slotDays, soonestOffer, takeSlot } from './clinic-api';

/** The booking page. */

/** One per test file, because a guest may hold only a few turnos. */
export const PATIENT = {
  name: 'Nora Ñandú',
  email: `nora.${Date.now()}@correo.example`,
  phone: '11 2345-6789',
  notes: 'Primera consulta',
};

/** In order. */
export const freeDays = (page: Page): Locator =>
  page.getByRole('grid').getByRole('button', { name: /, \d+ horarios?$/, disabled: false });

export const slots = (page: Page): Locator => page.getByRole('radio', { name: /^\d{2}:\d{2}$/ });

export const submit = (page: Page): Locator => page.getByRole('button', { name: 'Confirmar Turno' });

/** The calendar's; a month without free days has another one below. */
export const nextMonth = (page: Page): Locator => page.getByRole('button', { name: 'Mes siguiente', exact: true });

/** The page of the professional with the soonest slot, in its month. */
export async function soonestMonthPath(): Promise<string> {
  const { professionalId, startTime } = await soonestOffer();
  return `/book/${professionalId}?mes=${dayOf(startTime).slice(0, 7)}`;
}

/** The professional's page in the month of their first slot. */
export async function freeMonthOf(professionalId: number): Promise<string> {
  const start = await firstSlotOf(professionalId);
  return `/book/${professionalId}?mes=${dayOf(start).slice(0, 7)}`;
}

const MONTHS_AHEAD = 3;
const MONTH_LOADS_WITHIN_MS = 3_000;

/** Goes to the first month with a free day; late in a month that may be the next. */
export async function showFreeMonth(page: Page): Promise<void> {
  for (let month = 0; month < MONTHS_AHEAD; month += 1) {
    const found = await freeDays(page)
      .first()
      .waitFor({ timeout: MONTH_LOADS_WITHIN_MS })
      .then(
        () => true,
        () => false,
      );
    if (found) return;
    await nextMonth(page).click();
  }
  throw new Error(`No free day in ${MONTHS_AHEAD} months.`);
}

/** In a later month if needed. */
export async function chooseFirstDay(page: Page): Promise<void> {
  await showFreeMonth(page);
  await freeDays(page).first().click();
}

/** Proposed with the slot. */
export async function roomIsProposed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cambiar sala' }).waitFor();
}

export async function fillPatient(page: Page, email = PATIENT.email): Promise<void> {
  await page.getByLabel('Nombre y apellido').fill(PATIENT.name);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Teléfono').fill(PATIENT.phone);
  await page.getByLabel('Notas').fill(PATIENT.notes);
}

/** By the clinic's API, on a day that is far enough ahead to be cancelled. */
export async function bookAsGuest(patientEmail: string): Promise<void> {
  const { professionalId, startTime } = await soonestOffer();
  const ahead = await Promise.all([1, 2].map((months) => slotDays(professionalId, monthAfter(startTime, months))));
  const last = ahead.find((days) => days.length > 0)?.at(-1);
  if (!last) throw new Error('The professional offers no slot in the coming months.');
  await takeSlot(
    { professionalId, startTime: last.slots[0]! },
    { patientName: PATIENT.name, patientEmail, token: undefined },
  );
}

/** By words for it, on the landing or when booking. The plan is asked for where it matters. */
export async function chooseInsurer(page: Page, words: string, name: string, plan?: string): Promise<void> {
  await page.getByRole('button', { name: '¿Tenés obra social? Elegila' }).click();
  await page.getByRole('combobox', { name: /^Obra social o prepaga/ }).fill(words);
  await page.getByRole('option', { name, exact: true }).click();
  if (plan !== undefined) {
    await page.getByRole('combobox', { name: 'Plan' }).selectOption(plan);
    await page.getByRole('button', { name: 'Listo' }).click();
  }
  await page.getByRole('button', { name: /^Quitar / }).waitFor();
}
