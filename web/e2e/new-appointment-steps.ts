import type { Locator, Page } from 'playwright-core';
import { sheet } from './booking-dialog-steps';
import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';
import { newPerson } from './new-person';
import { beSignedIn } from './session';
import { until } from './until';

/** The panel in which staff make a turno. */

/** The calendar's month, which has the list of turnos. */
const MONTH = '/dashboard';

export const newButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Crear Turno', exact: true }).first();

const lookup = (page: Page): Locator => sheet(page).getByRole('combobox', { name: 'Buscar paciente' });

/** The calendar, signed in as `role`. */
export async function openMonth(page: Page, role: 'professional' | 'admin'): Promise<void> {
  await beSignedIn(page, role);
  await page.goto(MONTH);
}

/** Signs in as `role` and opens the panel. */
export async function openPanel(page: Page, role: 'professional' | 'admin'): Promise<void> {
  await openMonth(page, role);
  await newButton(page).click();
  await lookup(page).waitFor();
}

/** The administrator's, on a future day. */
export async function openForDay(page: Page): Promise<void> {
  await openMonth(page, 'admin');
  await openForNextMonth(page);
}

/** On a day of the month after the one on show. */
export async function openForNextMonth(page: Page): Promise<void> {
  const month = page.getByRole('button', { name: 'Mes siguiente' });
  const folded = page.getByRole('button', { name: 'Ver el mes', expanded: false });
  await month.or(folded).first().waitFor();
  // On a phone the month is folded.
  if (await folded.isVisible()) await folded.click();
  await month.click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /^miércoles/ })
    .nth(1)
    .click();
  await page.getByRole('button', { name: 'Crear Nuevo Turno' }).click();
  await lookup(page).waitFor();
}

/** A patient without turnos, so that no question about another turno comes up. Returns the family name. */
export async function addPatient(): Promise<string> {
  const { dni, familyName } = newPerson();
  await graphql(
    'mutation ($input: CreatePatientInput!) { createPatient(input: $input) { id } }',
    { input: { name: `Marta ${familyName}`, phone: '+54 11 2345 6789', email: `${dni}@correo.example` } },
    await sessionOf(DEMO_EMAIL.admin),
  );
  return familyName;
}

export async function lookUp(page: Page, text: string): Promise<void> {
  await lookup(page).fill(text);
}

/** Whom the look-up has found. */
export const patients = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

export const whom = (page: Page): Locator => sheet(page).getByRole('combobox', { name: 'Profesional o especialidad' });

/** The first that the look-up has found, by the keyboard. */
export async function chooseFirstPatient(page: Page): Promise<void> {
  await patients(page).first().waitFor();
  const highlighted = lookup(page).and(page.locator('[aria-activedescendant]'));
  /** The focus goes on once a patient is chosen. */
  const hasGoneOn = () =>
    lookup(page)
      .and(page.locator(':focus'))
      .waitFor({ state: 'hidden', timeout: 2_000 })
      .then(
        () => true,
        () => false,
      );
  // Results that arrive meanwhile move the highlight, and Enter then chooses no patient.
  do {
    await until(async () => {
      // A press while one is highlighted goes on to the next.
      if (await highlighted.isVisible()) return true;
      await page.keyboard.press('ArrowDown');
      return (await highlighted.isVisible()) || undefined;
    }, 'No patient is highlighted.');
    await page.keyboard.press('Enter');
  } while (!(await hasGoneOn()));
}

export async function chooseWhom(page: Page, text: string): Promise<void> {
  await whom(page).fill(text);
  await page.keyboard.press('Enter');
}

/** The soonest of anybody's. */
export const soonest = (page: Page): Locator =>
  sheet(page).getByRole('radiogroup', { name: 'Primeros horarios libres' }).getByRole('radio');

/** A time that is not offered. */
export async function typeTime(page: Page, date: string, time: string): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Otro horario' }).click();
  await sheet(page).getByLabel('Fecha', { exact: true }).fill(date);
  await sheet(page).getByLabel('Hora de inicio').fill(time);
}
