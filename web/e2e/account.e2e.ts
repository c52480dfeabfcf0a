import type { Page } from 'playwright-core';
import { makeAccount, menuOf as menu, openAccount, PASSWORD, register, signInAs, signOut } from './account-steps';
import { bookAsGuest, bookWellAhead, freeDays, slots } from './booking-steps';
import { DESKTOP, PHONE } from './browser';
import { comesIntoFocus } from './keyboard';
import { mailedLink, mailNamed } from './mails';
import { answerField } from './network';
import { choose, coming } from './own-turnos-steps';
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

test('a person registers, confirms from the mail, changes picture, data and password, books, cancels, signs out and in again', async () => {
  const page = await open();
  const email = someone();
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

  await page.reload();
  await openAccount(page, 'Editar Perfil');
  expect(
    await dialog(page)
      .getByLabel(/^Fecha de nacimiento/)
      .inputValue(),
  ).toBe('07-03-1958');
  expect(
    await dialog(page)
      .getByLabel(/^Nombre del contacto/)
      .inputValue(),
  ).toBe('Ana');
  await dialog(page).getByRole('button', { name: 'Quitar foto' }).click();
  await dialog(page).getByText('Subir foto').waitFor();
  expect(await page.locator('header img').count()).toBe(0);

  await dialog(page).getByRole('tab', { name: 'Contraseña' }).click();
  await dialog(page).getByLabel('Contraseña actual').fill(PASSWORD);
  await dialog(page).getByLabel('Nueva contraseña', { exact: true }).fill(NEW_PASSWORD);
  await dialog(page).getByLabel('Confirmar nueva contraseña').fill(NEW_PASSWORD);
  await dialog(page).getByRole('button', { name: 'Cambiar contraseña' }).click();
  await dialog(page).waitFor({ state: 'detached' });

  await bookWellAhead(page, async () => {
    expect(await page.getByLabel('Nombre y apellido').inputValue()).toBe('Nora Paz Ñandú');
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe(email);
  });
  const received = await mailNamed(email, 'Turno reservado');
  expect(received.text).toContain('/my-appointments');

  await page.getByRole('banner').getByRole('link', { name: 'Mis Citas' }).click();
  await coming(page).getByText('Pendiente').waitFor();
  // Page and mail use the same words.
  expect(received.text).toContain(
    await coming(page)
      .getByText(/^Tu turno está reservado/)
      .innerText(),
  );
  await choose(coming(page), 'Cancelar');
  await page
    .getByRole('dialog', { name: '¿Cancelar el turno?' })
    .getByRole('button', { name: 'Cancelar turno' })
    .click();
  await page.getByRole('region', { name: 'Historial de Citas' }).getByRole('article').getByText('Cancelada').waitFor();
  expect(await coming(page).count()).toBe(0);
  const cancelled = await mailNamed(email, 'Turno cancelado');
  expect(cancelled.subject.replace('cancelado', 'reservado')).toBe(received.subject);

  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await otherTab
    .getByRole('link', { name: /^Reservar Turno con / })
    .first()
    .click();
  await otherTab.getByLabel('Notas').fill('Esto es mío');
  const isKept = (kept: boolean) => JSON.stringify({ ...sessionStorage }).includes('Esto es mío') === kept;
  const keepsIt = (kept: boolean) => otherTab.waitForFunction(isKept, kept);
  await keepsIt(true);
  await signOut(page);
  await keepsIt(false);
  expect(await otherTab.getByLabel('Notas').inputValue()).toBe('');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/my-appointments');
  await page.waitForURL('**/login');
  await signInAs(page, email, PASSWORD);
  await main(page).getByText('Credenciales incorrectas.').waitFor();
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
    .getByText(/^Tu turno cambió/)
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

test('without a session a press confirms, and past turnos come with the next sign-in, also after a reload', async () => {
  const email = someone();
  await bookAsGuest(email);
  await makeAccount(email);

  const phone = await open({ viewport: PHONE });
  await phone.goto(await mailedLink(email, '/confirm-email'));
  await main(phone).getByRole('button', { name: 'Confirmar mi email' }).click();
  await phone.getByRole('heading', { name: '¡Email Confirmado!' }).waitFor();
  expect(phone.url()).not.toContain('token');
  await phone.reload();
  await main(phone).getByRole('link', { name: 'Iniciar Sesión' }).click();
  await signInAs(phone, email, PASSWORD);
  await phone.waitForURL(({ pathname }) => pathname === '/');
  await phone.goto('/my-appointments');
  await coming(phone).getByText('Pendiente').waitFor();
});

test('a forgotten password is replaced from the mail, once', async () => {
  const page = await open();
  const email = someone();
  await makeAccount(email);

  await page.goto('/login');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await page.getByRole('heading', { name: 'Recuperar contraseña' }).waitFor();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  const link = await mailedLink(email, '/reset-password');

  const choose = async () => {
    await page.goto(link);
    await page.getByLabel('Nueva contraseña').fill(NEW_PASSWORD);
    await page.getByLabel('Confirmar contraseña').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  };
  await choose();
  await page.waitForURL('**/login');
  await signInAs(page, email, NEW_PASSWORD);
  await menu(page).waitFor();
  await choose();
  await main(page).getByRole('alert').filter({ hasText: 'El enlace no es válido' }).waitFor();
});

/** An error's toast, once it has slid in. */
async function toastAtRest(page: Page) {
  const toast = page.locator('[data-kind="error"][role="presentation"]');
  await toast.click({ trial: true });
  return toast;
}

test('on a phone and at a desk a toast covers no cross, title or button of a dialog', async () => {
  const page = await open({ viewport: PHONE });
  await beSignedIn(page);
  await page.goto('/');
  await openAccount(page, 'Editar Perfil');
  await answerField(page, 'updateProfile', 'error');
  await dialog(page).getByLabel('Dirección').fill('Calle 1');
  for (const viewport of [PHONE, DESKTOP]) {
    await become(page, viewport);
    await dialog(page).getByRole('button', { name: 'Guardar cambios' }).click();
    const toast = await toastAtRest(page);
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
});

test('on a phone a toast of two lines stays below the header and the title of the page', async () => {
  const page = await open({ viewport: PHONE });
  // This professional does not exist; the landing says so.
  await page.goto('/book/999999');
  const toast = await toastAtRest(page);
  const [shown, title] = [await toast.boundingBox(), await main(page).getByRole('heading', { level: 1 }).boundingBox()];
  expect(shown!.height).toBeGreaterThan(60);
  expect(shown!.y).toBeGreaterThanOrEqual(title!.y + title!.height);
  expect(shown!.y + shown!.height).toBeLessThanOrEqual(PHONE.height);
});
