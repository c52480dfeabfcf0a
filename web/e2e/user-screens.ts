import type { Page } from 'playwright-core';
import { chooseOfRow, pressForDialog, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const USERS = '/admin/users';

async function openPassword(page: Page): Promise<void> {
  await pressForDialog(/^Editar: /)(page);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await dialog.getByLabel('Nueva contraseña').fill('corta');
  await dialog.getByLabel('Confirmar contraseña').fill('otra');
  await page.keyboard.press('Enter');
  await dialog.getByText('Las contraseñas no coinciden').waitFor();
}

const somebodyHasOne = (data: Record<string, unknown>) => {
  const users = data.users as { items: object[] } | undefined;
  // Another query only mentions users.
  if (!users) return data;
  const items = users.items.map((user, place) => ({ ...user, hasSecondFactor: place < 2 }));
  return { ...data, users: { ...users, items } };
};

export const USER_SCREENS: Screen[] = [
  { name: 'users', path: USERS, before: asAdmin, prepare: (page) => page.getByRole('table').waitFor() },
  {
    name: 'users-none-found',
    path: `${USERS}?buscar=nadie+as%C3%AD`,
    before: asAdmin,
    prepare: (page) => page.getByText('Nada coincide').waitFor(),
  },
  { name: 'users-new', path: USERS, before: asAdmin, windowOnly: true, prepare: pressForDialog('Nuevo usuario') },
  {
    name: 'users-edit',
    path: `${USERS}?rol=paciente`,
    before: asAdmin,
    windowOnly: true,
    prepare: pressForDialog(/^Editar: /),
  },
  {
    name: 'users-edit-own',
    path: `${USERS}?rol=administrador`,
    before: asAdmin,
    windowOnly: true,
    prepare: pressForDialog(/^Editar: /),
  },
  { name: 'users-password', path: `${USERS}?rol=paciente`, before: asAdmin, windowOnly: true, prepare: openPassword },
  {
    name: 'users-suspend',
    path: `${USERS}?rol=profesional`,
    before: asAdmin,
    windowOnly: true,
    prepare: chooseOfRow(/^(Suspender|Reactivar)$/),
  },
  {
    name: 'users-delete',
    path: `${USERS}?rol=paciente`,
    before: asAdmin,
    windowOnly: true,
    prepare: chooseOfRow('Eliminar'),
  },
  { name: 'users-loading', path: USERS, before: asAdminWhen('users', 'never') },
  { name: 'users-error', path: USERS, before: asAdminWhen('users', 'error') },
  {
    name: 'users-second-factor',
    path: USERS,
    before: asAdminWhen('users', somebodyHasOne),
    prepare: (page) => page.getByText('Dos pasos').first().waitFor(),
  },
  {
    name: 'users-second-factor-reset',
    path: `${USERS}?rol=profesional`,
    windowOnly: true,
    before: asAdminWhen('users', somebodyHasOne),
    async prepare(page) {
      await pressForDialog(/^Editar/)(page);
      await page.getByRole('button', { name: 'Quitar verificación en dos pasos' }).click();
      await page.getByRole('dialog', { name: 'Quitar verificación en dos pasos' }).waitFor();
    },
  },
];
