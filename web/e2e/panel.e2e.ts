import type { Locator, Page } from 'playwright-core';
import { signInAs } from './account-steps';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { bookWithProfessional, lookUp, turnoCard, unfold } from './calendar-steps';
import { comesIntoFocus, focused, tabTo } from './keyboard';
import { mailedLink, mailNamed } from './mails';
import { onOnePage } from './one-page';
import { beSignedIn } from './session';
import { sidewaysScroll } from './sideways';
import { visits } from './visits';
import { become } from './widths';

const { open } = visits();

const ROOMS = '/admin/system/rooms';

const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

async function asAdmin(path: string): Promise<Page> {
  const page = await open({ viewport: DESKTOP });
  await beSignedIn(page, 'admin');
  await page.goto(path);
  return page;
}

describe('among the rooms', () => {
  const testThere = onOnePage({ viewport: DESKTOP }, async (page) => {
    await beSignedIn(page, 'admin');
    await page.goto(ROOMS);
  });

  testThere('one is created, changed and deleted by keyboard alone', async (page) => {
    const create = page.getByRole('button', { name: 'Nueva sala' });
    await page.getByRole('row', { name: /Consultorio 1/ }).waitFor();
    await create.focus();
    await page.keyboard.press('Enter');
    const form = dialog(page, 'Nueva sala');
    await tabTo(page, form.getByRole('textbox', { name: 'Nombre' }));
    await page.keyboard.insertText('Gabinete de prueba');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('Sala creada exitosamente').first().waitFor();
    await form.waitFor({ state: 'detached' });
    await comesIntoFocus(create);

    const edit = page.getByRole('button', { name: 'Editar: Gabinete de prueba' });
    await tabTo(page, edit);
    await page.keyboard.press('Enter');
    await tabTo(page, dialog(page, 'Editar sala').getByRole('textbox', { name: /^Precio por hora/ }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('5.200,50');
    await page.keyboard.press('Enter');
    await page
      .getByRole('row', { name: /Gabinete de prueba/ })
      .getByText('$ 5.200,50')
      .waitFor();
    await dialog(page, 'Editar sala').waitFor({ state: 'detached' });
    await comesIntoFocus(edit);

    await tabTo(page, page.getByRole('button', { name: 'Eliminar: Gabinete de prueba' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog(page, 'Eliminar sala').getByRole('button', { name: 'Eliminar sala' }));
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /Gabinete de prueba/ }).waitFor({ state: 'detached' });
    await dialog(page, 'Eliminar sala').waitFor({ state: 'detached' });
    expect(await focused(page)).not.toBe('body');
  });

  testThere(
    'on a phone the tabs are a menu, and neither rooms nor their days are wider than the screen',
    async (page) => {
      await become(page, PHONE);
      // A card has two lines, and one press unfolds the rest.
      const room = page.getByRole('row', { name: /Consultorio 1/ });
      const more = room.getByRole('button', { name: 'Ver más de Consultorio 1' });
      await more.waitFor();
      expect((await room.boundingBox())!.height).toBeLessThan(80);
      expect(await room.getByRole('button').count()).toBe(1);
      await more.press('Enter');
      await room.getByRole('button', { name: 'Editar: Consultorio 1' }).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.getByRole('button', { name: 'Secciones' }).click();
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialog(page, 'Panel de Administración').getByRole('link', { name: 'Disponibilidad' }).click();
      await page.getByRole('grid').first().waitFor();
      await page.getByRole('button', { name: 'Gestionar Disponibilidad' }).first().waitFor();
      await dialog(page, 'Panel de Administración').waitFor({ state: 'detached' });
      await comesIntoFocus(page.getByRole('heading', { level: 1 }));
      expect(await sidewaysScroll(page)).toBe(0);
      await page.getByRole('grid').first().locator('[data-day]').last().click();
      await dialog(page, /^Salas del /).waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
    },
  );
});

test('a turno is edited by keyboard alone, its patient is mailed the new time, and what can be done with a found one is in sight from 600 px on', async () => {
  const turno = await bookWithProfessional();
  const page = await asAdmin(`/admin/appointments/calendar?dia=${turno.day}&profesional=${turno.professionalId}`);
  const card = turnoCard(page, turno.id);
  const edit = card.getByRole('button', { name: 'Editar' });
  await unfold(card);
  await edit.focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Editar turno');
  const selectAllOf = async (name: string) => {
    await tabTo(page, form.getByRole('textbox', { name }));
    await page.keyboard.press('ControlOrMeta+A');
  };
  const email = `editada.${turno.id}@correo.example`;
  await selectAllOf('Correo electrónico');
  await page.keyboard.insertText(email);
  await selectAllOf('Hora de inicio');
  await page.keyboard.type('2245');
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'detached' });
  await card.getByText(/^22:45/).waitFor();
  await comesIntoFocus(card.getByRole('heading').getByRole('button'));
  expect(await lookUp(turno.id)).toEqual({ day: turno.day, time: '22:45', status: 'pending' });
  await page
    .getByText(/El email al paciente sale en 3 minutos/)
    .first()
    .waitFor();

  await page.getByRole('searchbox', { name: 'Buscar turnos de un paciente' }).fill(email);
  await page.getByRole('table', { name: 'Próximos turnos' }).getByRole('link', { name: email }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('searchbox', { name: 'Buscar turnos de un paciente' }).fill('mar');
  const tables = page.getByRole('table');
  await tables.nth(1).waitFor();
  const overhangs: Record<number, number[]> = {};
  for (const width of [600, 768, 900, 1024]) {
    await become(page, { width, height: 800 });
    overhangs[width] = await tables.evaluateAll((them) =>
      them.map(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth),
    );
  }
  expect(overhangs).toEqual({ 600: [0, 0], 768: [0, 0], 900: [0, 0], 1024: [0, 0] });
});

test('an invited person chooses a password; the account is edited by keyboard, and suspending it ends its session at once', async () => {
  const email = `cuenta.${Date.now()}@correo.example`;
  const page = await asAdmin('/admin/users');
  await page.getByRole('button', { name: 'Nuevo usuario' }).press('Enter');
  const invitation = dialog(page, 'Nuevo usuario');
  await invitation.getByRole('textbox', { name: 'Nombre' }).fill('Nora Cuenta');
  await invitation.getByRole('combobox', { name: 'Rol' }).selectOption('Paciente');
  await invitation.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText(`Invitación enviada a ${email}`).first().waitFor();
  const nora = await open();
  await nora.goto(await mailedLink(email, '/invitation'));
  for (const label of ['Nueva contraseña', 'Confirmar contraseña'])
    await nora.getByLabel(label).fill('primera-de-nora');
  expect(await accessibilityFaults(nora)).toEqual([]);
  await nora.getByRole('button', { name: 'Guardar contraseña' }).click();
  await nora.waitForURL(/\/login$/);

  await page.getByRole('searchbox').fill(email);
  await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
  const edit = page.getByRole('button', { name: 'Editar: Nora Cuenta' });
  await edit.focus();
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Editar usuario');
  const name = form.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.waitFor();
  await name.focus();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Nueva');

  const openPassword = form.getByRole('button', { name: 'Cambiar contraseña' });
  await tabTo(page, openPassword);
  await page.keyboard.press('Enter');
  const password = dialog(page, 'Cambiar contraseña');
  for (const label of ['Nueva contraseña', 'Confirmar contraseña']) {
    await tabTo(page, password.getByLabel(label, { exact: true }));
    await page.keyboard.insertText('clave-de-nora');
  }
  await page.keyboard.press('Enter');
  await password.waitFor({ state: 'detached' });
  await comesIntoFocus(openPassword);
  expect(await name.inputValue()).toBe('Nora Cuenta Nueva');
  expect((await mailNamed(email, 'Tu contraseña cambió')).text).not.toContain('clave-de-nora');
  await name.press('Enter');
  await form.waitFor({ state: 'detached' });
  await page.getByRole('rowheader', { name: 'Nora Cuenta Nueva' }).waitFor();

  await signInAs(nora, email, 'clave-de-nora');
  await nora.getByRole('button', { name: /^Menú de / }).waitFor();
  await page.getByRole('button', { name: 'Más acciones de Nora Cuenta Nueva' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Suspender' }).press('Enter');
  await dialog(page, 'Suspender usuario').getByRole('button', { name: 'Suspender usuario' }).press('Enter');
  await page
    .getByRole('row', { name: /Nora Cuenta Nueva/ })
    .getByText('Paciente suspendido')
    .waitFor();
  await nora.getByRole('banner').getByRole('link', { name: 'Mis Citas' }).click();
  await nora.waitForURL(/\/login/);
});
