import { screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectOnlyToast, expectToast } from '../../testing/toast';
import { write } from '../../testing/write';

const page = () => within(screen.getByRole('main'));

describe('asking for a link', () => {
  async function ask(answers: Answers) {
    const app = await renderApp('/forgot-password', { ...landingAnswers(), ...answers });
    await write(app.user, await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'marta@example.com');
    await app.user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    return app;
  }

  test('says the same whether or not there is an account; without an answer it admits so, and what was typed stays', async () => {
    let answer: object = OFFLINE;
    const { user, sent } = await ask({ RequestPasswordReset: () => answer });
    expect(await page().findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
    await expectToast('Error al enviar el enlace');
    answer = { requestPasswordReset: true };
    await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    expect(await page().findByRole('status')).toHaveTextContent('Si hay una cuenta con marta@example.com');
    expect(sent('RequestPasswordReset')).toEqual(Array(2).fill({ email: 'marta@example.com' }));
  });
});

describe('choosing a new password', () => {
  async function openChoice(answers: Answers) {
    const app = await renderApp('/reset-password?token=abc', { ...landingAnswers(), ...answers });
    const first = await screen.findByLabelText('Nueva contraseña');
    const second = screen.getByLabelText('Confirmar contraseña');
    const save = () => app.user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    const choose = async (password: string, confirmation = password) => {
      await app.user.clear(first);
      await write(app.user, first, password);
      await app.user.clear(second);
      await write(app.user, second, confirmation);
      await save();
    };
    return { ...app, first, second, save, choose };
  }

  test('ends the session of this browser and leads to the login', async () => {
    localStorage.setItem('token', 'viejo');
    let changed = false;
    const { address, calls, choose } = await openChoice({
      Viewer: () => (changed ? new ApiFailure('UNAUTHENTICATED', 'La sesión venció') : { viewer: aUser('user') }),
      ResetPassword: () => {
        changed = true;
        return { resetPassword: true };
      },
    });
    await choose('nueva123');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await page().findByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    const variables = { token: 'abc', newPassword: 'nueva123' };
    expect(calls).toContainEqual(expect.objectContaining({ operation: 'ResetPassword', variables }));
    await expectToast('Contraseña actualizada exitosamente');
  });

  test('a short one, or one that is repeated otherwise, is refused; a lost answer may count, and a used link leads to another', async () => {
    let answer: object = OFFLINE;
    const { first, second, save, choose, sent } = await openChoice({ ResetPassword: () => answer });
    await choose('12345', '123456');
    const short = 'La nueva contraseña debe tener al menos 6 caracteres';
    await waitFor(() => expect(first).toHaveAccessibleDescription(short));
    expect(second).toHaveAccessibleDescription('Las contraseñas no coinciden');
    expect(sent('ResetPassword')).toEqual([]);
    await choose('nueva123');
    expect(await page().findByRole('alert')).toHaveTextContent(
      'No sabemos si la contraseña quedó guardada: se cortó la conexión. Probá entrar con la nueva.',
    );
    answer = new ApiFailure('BAD_REQUEST', 'El enlace venció. Pedí uno nuevo', 'token');
    await save();
    await expectOnlyToast('El enlace venció. Pedí uno nuevo');
    expect(page().getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/forgot-password');
  });
});

test('who was invited chooses the first password by the link, and goes on to sign in', async () => {
  const { user, address, sent } = await renderApp('/invitation?token=abc', {
    ...landingAnswers(),
    Viewer: new ApiFailure('UNAUTHENTICATED', 'Es necesario iniciar sesión'),
    ResetPassword: { resetPassword: true },
  });
  await page().findByRole('heading', { name: 'Elegí tu contraseña' });
  await write(user, screen.getByLabelText('Nueva contraseña'), 'nueva123');
  await write(user, screen.getByLabelText('Confirmar contraseña'), 'nueva123');
  await user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  await waitFor(() => expect(address()).toBe('/login'));
  await expectToast('Listo: ya podés iniciar sesión');
  expect(sent('ResetPassword')).toEqual([{ token: 'abc', newPassword: 'nueva123' }]);
});

test('a link without its token shows no form', async () => {
  await renderApp('/reset-password', landingAnswers());
  expect(await page().findByRole('alert')).toHaveTextContent('El enlace está incompleto');
  expect(screen.queryByLabelText('Nueva contraseña')).not.toBeInTheDocument();
});
