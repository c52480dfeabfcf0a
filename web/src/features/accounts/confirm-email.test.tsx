import { screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';

const RESEND = 'Reenviar email de confirmación';
const page = () => within(screen.getByRole('main'));

async function openLink(search: string, answers: Answers = {}) {
  const app = await renderApp(`/confirm-email${search}`, { ...landingAnswers(), ...answers });
  const asked = (operation: string) => app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, asked };
}

test('the link confirms by itself, once, and a spinner says so', async () => {
  const { asked } = await openLink('?token=abc');
  expect(await page().findByText('Confirmando tu email...')).toBeVisible();
  expect(asked('ConfirmEmail')).toEqual([{ token: 'abc' }]);
});

test('a confirmed address is told, with the ways on', async () => {
  await openLink('?token=abc', { ConfirmEmail: { confirmEmail: true } });
  expect(await screen.findByRole('heading', { level: 1, name: '¡Email Confirmado!' })).toBeVisible();
  await expectToast('¡Email confirmado exitosamente!');
  expect(page().getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  expect(page().getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login');
});

test.each([
  ['the server’s reason', new ApiFailure('BAD_REQUEST', 'El enlace venció. Pedir uno nuevo', 'token'), 'El enlace venció. Pedir uno nuevo'],
  ['a fault of the server', new ApiFailure('INTERNAL', 'Código: 1'), 'Error al confirmar el email'],
  ['no answer', OFFLINE, 'Error de conexión. Por favor intenta nuevamente.'],
])('%s is told, and the mail can be sent again', async (_case, answer, text) => {
  await openLink('?token=abc', { ConfirmEmail: answer });
  expect(await page().findByRole('alert')).toHaveTextContent(text);
  expect(page().getByRole('button', { name: RESEND })).toBeVisible();
});

test('without a connection the same link can be tried again', async () => {
  let attempts = 0;
  const { user } = await openLink('?token=abc', {
    ConfirmEmail: () => {
      attempts += 1;
      return attempts === 1 ? OFFLINE : { confirmEmail: true };
    },
  });
  await user.click(await page().findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: '¡Email Confirmado!' })).toBeVisible();
});

test('a link without its token asks to check it, and offers another mail', async () => {
  const { user, asked } = await openLink('', { ResendConfirmation: { resendConfirmation: true } });
  expect(await page().findByRole('alert')).toHaveTextContent('Revisar el enlace del correo');
  expect(asked('ConfirmEmail')).toEqual([]);

  await user.click(page().getByRole('button', { name: RESEND }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reenviar el correo de confirmación' }));
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));
  const box = dialog.getByRole('textbox', { name: 'Correo electrónico' });
  await waitFor(() => expect(box).toHaveAccessibleDescription('El correo electrónico es requerido'));
  await user.type(box, 'marta@example.com');
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked('ResendConfirmation')).toEqual([{ email: 'marta@example.com' }]);
  await expectToast('Email de confirmación reenviado exitosamente');
});

test('a mail that could not be sent again is told, and the dialog stays', async () => {
  const { user } = await openLink('', { ResendConfirmation: OFFLINE });
  await user.click(await page().findByRole('button', { name: RESEND }));
  await user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'marta@example.com');
  await user.click(screen.getByRole('button', { name: 'Reenviar' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('Error al reenviar el email');
});

describe('the notice for an account that is not confirmed yet', () => {
  const notice = { name: 'Confirmación del correo' };
  const answers = () => {
    localStorage.setItem('token', 'abc');
    return { ...landingAnswers(), Viewer: { viewer: aUser('user', { emailConfirmed: false }) }, ResendConfirmation: { resendConfirmation: true } };
  };

  test('offers to send the mail again', async () => {
    const { user, calls } = await renderApp('/', answers());
    const region = within(await screen.findByRole('region', notice));
    expect(region.getByText(/marta@example.com/)).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Reenviar correo' }));
    await expectToast('Email de confirmación reenviado exitosamente');
    expect(calls).toContainEqual(expect.objectContaining({ operation: 'ResendConfirmation', variables: { email: 'marta@example.com' } }));
  });

  test('can be put away', async () => {
    const { user } = await renderApp('/', answers());
    await user.click(await screen.findByRole('button', { name: 'Ocultar aviso' }));
    expect(screen.queryByRole('region', notice)).not.toBeInTheDocument();
  });

  test('goes once the address is confirmed here', async () => {
    let confirmed = false;
    const { user } = await openLink('?token=abc', {
      ...answers(),
      Viewer: () => ({ viewer: aUser('user', { emailConfirmed: confirmed }) }),
      ConfirmEmail: () => {
        confirmed = true;
        return { confirmEmail: true };
      },
    });
    await user.click(await page().findByRole('link', { name: 'Ir al inicio' }));
    expect(await screen.findByRole('button', { name: 'Ver Especialidades' })).toBeVisible();
    expect(screen.queryByRole('region', notice)).not.toBeInTheDocument();
  });
});
