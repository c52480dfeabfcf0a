import type { Locator, Page } from 'playwright-core';
import { beNewPatient } from './account-steps';
import { freeDays, PATIENT, showFreeMonth, slots } from './booking-steps';
import { beSignedIn } from './session';

/** The dialog in which patients book. */

export const sheet = (page: Page): Locator => page.getByRole('dialog');

export const submit = (page: Page): Locator =>
  sheet(page).getByRole('button', { name: /^(Crear Turno|Confirmar Turno|Dar sobreturno|Reintentar)$/ });

export const opener = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Reservar Turno', exact: true }).first();

/** Signs in as the demo patient and opens the dialog; what is chosen there is not booked. */
export async function openBooking(page: Page): Promise<void> {
  await beSignedIn(page, 'user');
  await openDialog(page);
}

/** The same as a patient who may book any time. */
export async function openNewPatientsBooking(page: Page): ReturnType<typeof beNewPatient> {
  const patient = await beNewPatient(page);
  await openDialog(page);
  return patient;
}

async function openDialog(page: Page): Promise<void> {
  await page.goto('/my-appointments');
  await opener(page).click();
  await sheet(page).getByLabel('Sala').waitFor();
}

/** Chooses the first slot of the last free day, in a later month if needed. Returns the slot's HH:mm. */
export async function chooseSlot(page: Page): Promise<string> {
  await showFreeMonth(page);
  await freeDays(page).last().click();
  const first = slots(page).first();
  const time = (await first.innerText()).trim();
  await first.click();
  return time;
}

export async function fillPatient(page: Page): Promise<void> {
  await sheet(page).getByLabel('Nombre y apellido').fill(PATIENT.name);
  await sheet(page).getByLabel('Correo electrónico').fill(PATIENT.email);
  await sheet(page).getByLabel('Teléfono').fill(PATIENT.phone);
  await sheet(page).getByLabel('Notas').fill(PATIENT.notes);
}
