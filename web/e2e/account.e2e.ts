import type { Page } from 'playwright-core';
import { menuOf as menu, openAccount, PASSWORD, register, signIn, signInAs, signOut } from './account-steps';
import { accessibilityFaults } from './axe';
import { bookAsGuest, freeDays, slots } from './booking-steps';
import { DESKTOP, PHONE } from './browser';
import { soonestOffer } from './clinic-api';
import { comesIntoFocus } from './keyboard';
import { mailedLink, mailNamed } from './mails';
import { answerField } from './network';
import { beSignedIn } from './session';
import { visits } from './visits';
import { become, faultsAt } from './widths';

const { open } = visits();

const NEW_PASSWORD = 'segunda2';

/** Addresses that no other run has used. */
let people = 0;
const someone = (): string => `nora.${Date.now()}.${(people += 1)}@correo.example`;

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mi cuenta' });
const cancelButton = (page: Page) => main(page).getByRole('button', { name: 'Cancelar turno' });
const notice = (page: Page) => page.getByRole('region', { name: 'Confirmación del correo' });

test('a person registers, confirms from the mail, changes picture, data and password, signs out in two tabs and in again', async () => {
  const page = await open();
  const email = someone();
  await page.goto('/register');
  await page.getByRole('button', { name: 'Registrarse', exact: true }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await register(page, email);
  await notice(page).waitFor();

  await page.goto(await mailedLink(email, '/confirm-email'));
  await page.getByRole('heading', { name: '¡Email Confirmado!' }).waitFor();
  await main(page).getByRole('link', { name: 'Ir al inicio' }).click();
  await page.getByRole('button', { name: 'Ver Especialidades' }).waitFor();
  await notice(page).waitFor({ state: 'detached' });

  await openAccount(page, 'Editar Perfil');
  const photo = await page.screenshot();
  await dialog(page).getByLabel('Subir foto').setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: photo });
  await dialog(page).getByRole('button', { name: 'Quitar foto' }).waitFor();
  const shown = page.locator('header [aria-label^="Menú de "] img');
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(512);

  await dialog(page).getByLabel('Nombre y apellido').fill('Nora Paz Ñandú');
  await dialog(page)
    .getByLabel(/^Fecha de nacimiento/)
    .fill('7/3/1958');
  await dialog(page)
    .getByLabel(/^Nombre del contacto/)
    .fill('Ana');
  await dialog(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menú de Nora Paz Ñandú' }).waitFor();
  await comesIntoFocus(menu(page));

  await openAccount(page, 'Editar Perfil');
  await dialog(page).getByRole('button', { name: 'Quitar foto' }).click();
  await dialog(page).getByText('Subir foto').waitFor();
  expect(await page.locator('header img').count()).toBe(0);

  await dialog(page).getByRole('tab', { name: 'Contraseña' }).click();
  await dialog(page).getByLabel('Contraseña actual').fill(PASSWORD);
  await dialog(page).getByLabel('Nueva contraseña', { exact: true }).fill(NEW_PASSWORD);
  await dialog(page).getByLabel('Confirmar nueva contraseña').fill(NEW_PASSWORD);
  await dialog(page).getByRole('button', { name: 'Cambiar contraseña' }).click();
  await dialog(page).waitFor({ state: 'detached' });

  const otherTab = await page.context().newPage();
  await otherTab.goto(`/book/${(await soonestOffer()).professionalId}`);
  await otherTab.getByLabel('Notas').fill('Esto es mío');
  const isKept = (kept: boolean) => JSON.stringify({ ...sessionStorage }).includes('Esto es mío') === kept;
  const keepsIt = (kept: boolean) => otherTab.waitForFunction(isKept, kept);
  await keepsIt(true);
  await signOut(page);
  await keepsIt(false);
  expect(await otherTab.getByLabel('Notas').inputValue()).toBe('');
  await page.waitForURL((url) => url.pathname === '/');
  await signIn(page, email, PASSWORD);
  await main(page).getByText('Credenciales incorrectas.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await signInAs(page, email, NEW_PASSWORD);
  await menu(page).waitFor();
});

test('a guest moves by the link of the mail in three taps, then cancels by the next mail, once; axe finds nothing', async () => {
  const email = someone();
  await bookAsGuest(email);
  const reader = await open({ viewport: PHONE });
  await reader.goto(await mailedLink(email, '/reschedule/[\\w-]+'));
  // Far enough ahead to be cancelled.
  await freeDays(reader).last().click();
  await slots(reader).last().click();
  expect(await faultsAt(reader)).toEqual([]);
  await main(reader).getByRole('button', { name: 'Confirmar cambio' }).click();
  await main(reader)
    .locator(':focus')
    .getByText(/^El turno cambió/)
    .waitFor();

  const link = await mailedLink(email, '/cancel/[\\w-]+', 'Turno reprogramado');
  await reader.goto(link);
  await cancelButton(reader).click();
  await main(reader).locator(':focus').getByText('Turno cancelado. El horario queda libre.').waitFor();
  expect(await faultsAt(reader)).toEqual([]);
  await mailNamed(email, 'Turno cancelado');

  await reader.goto(link);
  await main(reader).getByText('El turno ya estaba cancelado.').waitFor();
  expect(await cancelButton(reader).count()).toBe(0);
});

test('on a phone and at a desk a toast covers no cross, title or button of a dialog; axe finds nothing in its faults', async () => {
  const page = await open({ viewport: PHONE });
  await beSignedIn(page);
  await page.goto('/');
  await openAccount(page, 'Editar Perfil');
  await answerField(page, 'updateProfile', 'error');
  await dialog(page).getByLabel('Dirección').fill('Calle 1');
  for (const viewport of [PHONE, DESKTOP]) {
    await become(page, viewport);
    await dialog(page).getByRole('button', { name: 'Guardar cambios' }).click();
    const toast = page.locator('[data-kind="error"][role="presentation"]');
    // Once it has slid in.
    await toast.click({ trial: true });
    await dialog(page).getByRole('button', { name: 'Cerrar' }).scrollIntoViewIfNeeded();
    const covered = await dialog(page).evaluate((element) => {
      const toast = document.querySelector('[data-kind="error"][role="presentation"]')!.getBoundingClientRect();
      const parts = ['h2', '[aria-label="Cerrar"]', '[type="submit"]'].map((part) => element.querySelector(part));
      return parts.map((part) => {
        const box = part!.getBoundingClientRect();
        return box.left < toast.right && toast.left < box.right && box.top < toast.bottom && toast.top < box.bottom;
      });
    });
    expect([viewport.width, ...covered]).toEqual([viewport.width, false, false, false]);
    await toast.click();
    await toast.waitFor({ state: 'detached' });
  }
  await dialog(page).getByLabel('Nombre y apellido').fill('');
  await dialog(page)
    .getByLabel(/^Fecha de nacimiento/)
    .fill('31-02');
  await dialog(page).getByRole('button', { name: 'Guardar cambios' }).click();
  await dialog(page).getByText('El nombre es requerido').first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
});
