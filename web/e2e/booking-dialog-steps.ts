import type { Locator, Page } from 'playwright-core';
import { freeDays, PATIENT, showFreeMonth, slots } from './booking-steps';
import { beSignedIn } from './session';

/** The booking dialogs. */

export const sheet = (page: Page): Locator => page.getByRole('dialog');

export const submit = (page: Page): Locator =>
  sheet(page).getByRole('button', { name: /^(Crear Turno|Confirmar Turno|Reintentar)$/ });

const OPENERS = {
  user: ['/my-appointments', 'Reservar Turno'],
  professional: ['/dashboard', 'Crear Turno'],
  admin: ['/dashboard', 'Crear Turno'],
} as const;

export type DialogRole = keyof typeof OPENERS;

export const opener = (page: Page, role: DialogRole): Locator =>
  page.getByRole('main').getByRole('button', { name: OPENERS[role][1], exact: true }).first();

/** Signs in as `role` and opens the dialog. */
export async function openBooking(page: Page, role: DialogRole): Promise<void> {
  await beSignedIn(page, role);
  await page.goto(OPENERS[role][0]);
  await opener(page, role).click();
  await sheet(page).getByLabel('Sala').waitFor();
}

/** By position; the first option is the placeholder. */
export async function pick(page: Page, label: string, index: number): Promise<void> {
  await sheet(page).getByLabel(label).selectOption({ index });
}

/** Chooses the first room and slot, in a later month if needed. Returns the slot's HH:mm. */
export async function chooseSlot(page: Page): Promise<string> {
  await pick(page, 'Sala', 1);
  await showFreeMonth(page);
  await freeDays(page).last().click();
  const first = slots(page).first();
  const time = (await first.innerText()).trim();
  await first.click();
  return time;
}

/** Searches for the patient, as staff. */
export async function lookUp(page: Page, text: string): Promise<void> {
  await sheet(page).getByRole('combobox', { name: 'Buscar paciente' }).pressSequentially(text);
}

export async function fillPatient(page: Page): Promise<void> {
  await sheet(page).getByLabel('Nombre y apellido').fill(PATIENT.name);
  await sheet(page).getByLabel('Correo electrónico').fill(PATIENT.email);
  await sheet(page).getByLabel('Teléfono').fill(PATIENT.phone);
  await sheet(page).getByLabel('Notas').fill(PATIENT.notes);
}

/** For staff: a time that is not offered. */
export async function typeTime(page: Page, date: string, time: string): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Otro horario' }).click();
  await sheet(page).getByLabel('Fecha', { exact: true }).fill(date);
  await sheet(page).getByLabel('Hora de inicio').fill(time);
}

/** The administrator's form, on a future day with slots. */
export async function openCreate(page: Page): Promise<void> {
  await beSignedIn(page, 'admin');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^miércoles/ })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Crear Nuevo Turno' }).click();
  await sheet(page).getByLabel('Profesional').waitFor();
}
