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

  test('says the same whether or not there is an account', async () => {
    const { calls } = await ask({ RequestPasswordReset: { requestPasswordReset: true } });
    expect(await page().findByRole('status')).toHaveTextContent('Si hay una cuenta con marta@example.com');
    expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'RequestPasswordReset', variables: { email: 'marta@example.com' } }),
    );
  });

  test('that fails says so, and what was typed stays', async () => {
    await ask({ RequestPasswordReset: OFFLINE });
    expect(await page().findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
    await expectToast('Error al enviar el enlace');
    expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('marta@example.com');
  });
});

describe('choosing a new password', () => {
  async function choose(answers: Answers, [first, second]: [string, string] = ['nueva123', 'nueva123']) {
    const app = await renderApp('/reset-password?token=abc', { ...landingAnswers(), ...answers });
    await write(app.user, await screen.findByLabelText('Nueva contraseña'), first);
    await write(app.user, screen.getByLabelText('Confirmar contraseña'), second);
    await app.user.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
    return app;
  }

  test('ends the session of this browser and leads to the login', async () => {
    localStorage.setItem('token', 'viejo');
    let changed = false;
    const { address, calls } = await choose({
      Viewer: () => (changed ? new ApiFailure('UNAUTHENTICATED', 'La sesión venció') : { viewer: aUser('user') }),
      ResetPassword: () => {
        changed = true;
        return { resetPassword: true };
      },
    });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(await page().findByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    const variables = { token: 'abc', newPassword: 'nueva123' };
    expect(calls).toContainEqual(expect.objectContaining({ operation: 'ResetPassword', variables }));
    await expectToast('Contraseña actualizada exitosamente');
  });

  test('a used link is reported, and another can be requested', async () => {
    await choose({ ResetPassword: new ApiFailure('BAD_REQUEST', 'El enlace venció. Pedí uno nuevo', 'token') });
    await expectOnlyToast('El enlace venció. Pedí uno nuevo');
    expect(page().getByRole('link', { name: 'Pedir otro enlace' })).toHaveAttribute('href', '/forgot-password');
  });

  test('after a lost answer the page admits that the password may count, and signing in shows it', async () => {
    await choose({ ResetPassword: OFFLINE });
    expect(await page().findByRole('alert')).toHaveTextContent(
      'No sabemos si la contraseña quedó guardada: se cortó la conexión. Probá entrar con la nueva.',
    );
  });

  test('a short one, or one that is repeated otherwise, is refused', async () => {
    await choose({}, ['12345', '123456']);
    const short = 'La nueva contraseña debe tener al menos 6 caracteres';
    await waitFor(() => expect(screen.getByLabelText('Nueva contraseña')).toHaveAccessibleDescription(short));
    expect(screen.getByLabelText('Confirmar contraseña')).toHaveAccessibleDescription('Las contraseñas no coinciden');
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
