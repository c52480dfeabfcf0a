import { screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../../testing/clinic-data';
import type { Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { FORGOT_PASSWORD_PATH } from '../accounts.paths';

export const STORED = {
  ...aUser('user', { phone: '+54 11 2345-6789' }),
  address: 'Av. Rivadavia 1',
  dateOfBirth: '1958-03-07',
  emergencyContact: null,
};

/** Opens the account dialog by that entry of the user menu, over a small page, with the stored profile loaded. */
export async function openAccount(
  entry: 'Editar Perfil' | 'Cambiar Contraseña',
  answers: Answers = {},
  stored: object = STORED,
) {
  localStorage.setItem('token', 'abc');
  const app = await renderApp(FORGOT_PASSWORD_PATH, {
    ...landingAnswers(),
    Viewer: { viewer: stored },
    Profile: { viewer: stored },
    ...answers,
  });
  const menu = await screen.findByRole('button', { name: 'Menú de Marta Ruiz' });
  await app.user.click(menu);
  await app.user.click(
    within(await screen.findByRole('dialog', { name: 'Tu cuenta' })).getByRole('button', { name: entry }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Mi cuenta' }));
  const expectClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog', { name: 'Mi cuenta' })).not.toBeInTheDocument());
  return { ...app, menu, dialog, expectClosed };
}
