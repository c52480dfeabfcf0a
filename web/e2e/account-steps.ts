import type { Page } from 'playwright-core';
import { DEMO_PASSWORD, graphql, openSession } from './clinic-api';
import { haveSession } from './session';

/** Password of accounts that `register` creates. */
export const PASSWORD = 'primera1';

/** On a desktop. */
export const menuOf = (page: Page) => page.getByRole('button', { name: /^Menú de / });

/** On a desktop, by keyboard: a toast may stand over the button for four seconds, longer under a pointer that rests. */
const openMenu = (page: Page): Promise<void> => menuOf(page).press('Enter');

type AccountEntry = 'Editar Perfil' | 'Cambiar Contraseña' | 'Seguridad';

/** Opens a dialog of the own account from the menu of a phone or desktop. */
export async function openAccount(page: Page, entry: AccountEntry): Promise<void> {
  const phone = page.getByRole('button', { name: 'Abrir menú' });
  const menu = menuOf(page);
  await phone.or(menu).first().waitFor();
  if (await phone.isVisible()) await phone.click();
  else await openMenu(page);
  await page.getByRole('button', { name: entry }).and(page.locator(':visible')).click();
  await page.getByRole('dialog', { name: 'Mi cuenta' }).waitFor();
}

/** On the login page. */
export async function signInAs(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** Makes a patient's account by the clinic's API. */
export async function makeAccount(email: string): Promise<void> {
  await graphql('mutation ($input: RegisterInput!) { register(input: $input) { id } }', {
    input: { name: 'Nora Paz', email, password: PASSWORD },
  });
}

let accounts = 0;

/** Opens the page as a patient without turnos: who has one at the chosen time is asked about it (ADR 139). */
export async function beNewPatient(page: Page): Promise<{ email: string; token: string }> {
  const email = `nueva.${Date.now()}.${(accounts += 1)}@correo.example`;
  await makeAccount(email);
  const token = await openSession(email, PASSWORD);
  await haveSession(page, token);
  return { email, token };
}

/** On the registration page; signs in too. */
export async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nombre y apellido').fill('Nora Paz');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirmar contraseña').fill(PASSWORD);
  await page.getByRole('button', { name: 'Registrarse', exact: true }).click();
  await menuOf(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
}

/** On a desktop. */
export async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).and(page.locator(':visible')).click();
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).waitFor();
}

/** From the header of a desktop. */
export const openLogin = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }).click();

/** From the header of a desktop; does not wait for the result. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await openLogin(page);
  await signInAs(page, email, password);
}
