import { act, screen, waitFor, within } from '@testing-library/react';

import { aSpecialty, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';

const RESEND = 'Reenviar email de confirmación';
const confirmed = (needsSignIn = false) => ({ confirmEmail: { email: 'marta@example.com', needsSignIn } });
const page = () => within(screen.getByRole('main'));

const openLink = (search: string, answers: Answers = {}) =>
  renderApp(`/confirm-email${search}`, { ...landingAnswers(), ...answers });

const PRESS = 'Confirmar mi email';
/** As a person without a session does. */
async function pressLink(search: string, answers: Answers = {}) {
  const app = await openLink(search, answers);
  await app.user.click(await page().findByRole('button', { name: PRESS }));
  return app;
}

test('without a session nothing is confirmed until a person presses, because mail scanners run scripts too; then the next steps are named', async () => {
  let confirm: (answer: object) => void = () => undefined;
  const { user, sent, address } = await openLink('?token=abc', {
    ConfirmEmail: () => new Promise<object>((resolve) => (confirm = resolve)),
  });
  const button = await page().findByRole('button', { name: PRESS });
  expect(page().getByRole('heading', { level: 1, name: 'Confirmar email' })).toBeVisible();
  expect(sent('ConfirmEmail')).toEqual([]);
  await user.click(button);
  expect(await page().findByText('Confirmando tu email...')).toBeVisible();
  expect(sent('ConfirmEmail')).toEqual([{ token: 'abc' }]);
  confirm(confirmed());
  expect(await screen.findByRole('heading', { level: 1, name: '¡Email Confirmado!' })).toBeVisible();
  await expectToast('¡Email confirmado exitosamente!');
  expect(page().getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  expect(page().getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login');
  expect(address()).toBe('/confirm-email');
});

describe('without a session of its account', () => {
  const session = (more: object = {}) => ({ signIn: { token: 'nuevo', user: aUser('user', more) } });

  async function signInAfter(answers: Answers) {
    let isBrought = false;
    let uses = 0;
    const viewer = (more: object = {}) => ({ viewer: aUser('user', { bookingsWithheld: !isBrought, ...more }) });
    const given = [answers['ConfirmEmail'] ?? confirmed()].flat();
    const app = await pressLink('?token=abc', {
      SignIn: session({ bookingsWithheld: true }),
      Viewer: () => viewer(),
      ...landingAnswers({ specialties: [aSpecialty()] }),
      ...answers,
      ConfirmEmail: () => {
        uses += 1;
        if (uses === 1) return confirmed(true);
        const answer = given[Math.min(uses - 2, given.length - 1)]!;
        isBrought = !(answer instanceof ApiFailure);
        return answer;
      },
    });
    await app.user.click(await page().findByRole('link', { name: 'Iniciar Sesión' }));
    await write(app.user, await page().findByLabelText(/^Correo electrónico/), 'marta@example.com');
    await write(app.user, page().getByLabelText('Contraseña'), 'secreta-1');
    await app.user.click(page().getByRole('button', { name: 'Iniciar Sesión' }));
    await waitFor(() => expect(localStorage.getItem('token')).toBe('nuevo'));
    return app;
  }
  const notice = () => screen.queryByRole('region', { name: 'Confirmación del correo' });

  test('a usual sign-in in that browser brings the past turnos, by the same link', async () => {
    const { sent } = await signInAfter({});
    await waitFor(() => expect(sent('ConfirmEmail')).toEqual([{ token: 'abc' }, { token: 'abc' }]));
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
    await waitFor(() => expect(localStorage.getItem('turnero.confirmed-link')).toBeNull());
  });

  test('a link that no longer works is forgotten, and the notice offers another mail', async () => {
    await signInAfter({ ConfirmEmail: new ApiFailure('BAD_REQUEST', 'El enlace venció', 'token') });
    await waitFor(() => expect(notice()).toBeVisible());
    expect(localStorage.getItem('turnero.confirmed-link')).toBeNull();
  });

  test('another account in that browser gets nothing of it', async () => {
    const other = { email: 'raul@example.com', bookingsWithheld: true };
    const { sent } = await signInAfter({ SignIn: session(other), Viewer: { viewer: aUser('user', other) } });
    await waitFor(() => expect(notice()).toBeVisible());
    expect(sent('ConfirmEmail')).toHaveLength(1);
    expect(localStorage.getItem('turnero.confirmed-link')).not.toBeNull();
  });

  test('another account’s session is no obstacle, and is named', async () => {
    localStorage.setItem('token', 'de-otro');
    await openLink('?token=abc', {
      ConfirmEmail: confirmed(true),
      Viewer: { viewer: aUser('user', { name: 'Raúl Otro', email: 'raul@example.com' }) },
    });
    expect(await page().findByText(/^Ahora estás en la cuenta de Raúl Otro\. /)).toBeVisible();
    expect(page().queryByRole('link', { name: 'Iniciar Sesión' })).not.toBeInTheDocument();
  });

  test('the page leads to the login, asks for no password, and mails a new one to a person who never opened the account', async () => {
    let attempts = 0;
    const { user, sent } = await pressLink('?token=abc', {
      ConfirmEmail: confirmed(true),
      RequestPasswordReset: () => ((attempts += 1) === 1 ? OFFLINE : { requestPasswordReset: true }),
    });
    expect(await page().findByText('El correo marta@example.com está confirmado.')).toBeVisible();
    expect(page().getByText(/iniciá sesión en este navegador y los vas a ver en Mis Citas/)).toBeVisible();
    expect(page().getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login');
    expect(page().getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    expect(page().queryByLabelText('Contraseña')).not.toBeInTheDocument();
    await user.click(page().getByRole('button', { name: '¿No fuiste vos?' }));
    const section = within(page().getByRole('region', { name: '¿No fuiste vos?' }));
    await user.click(section.getByRole('button', { name: 'Elegir una contraseña nueva' }));
    expect(await section.findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
    await expectToast('Error al enviar el enlace');
    await user.click(section.getByRole('button', { name: 'Elegir una contraseña nueva' }));
    expect(await section.findByRole('status')).toHaveTextContent('Te enviamos un enlace a marta@example.com.');
    expect(sent('RequestPasswordReset').at(-1)).toEqual({ email: 'marta@example.com' });
  });
});

test('a fault of the server is reported, and the mail can be sent again', async () => {
  await pressLink('?token=abc', { ConfirmEmail: new ApiFailure('INTERNAL', 'Código: 1') });
  expect(await page().findByRole('alert')).toHaveTextContent('Error al confirmar el email');
  await expectToast('Error al confirmar el email');
  expect(page().getByRole('button', { name: RESEND })).toBeVisible();
});

describe('a link that is pressed a second time', () => {
  const refusal = new ApiFailure('BAD_REQUEST', 'El enlace no es válido, ya se usó o venció. Pedí uno nuevo', 'token');
  const used: Answers = { ConfirmEmail: refusal };

  test('has the server’s reason, explains to visitors how to see whether it worked, and offers another mail', async () => {
    await pressLink('?token=abc', used);
    expect(await page().findByText('¿Ya confirmaste tu correo? Entonces solo falta iniciar sesión.')).toBeVisible();
    expect(page().getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login');
    expect(page().getByRole('alert')).toHaveTextContent(refusal.message);
    await expectToast(refusal.message);
    expect(page().getByRole('button', { name: RESEND })).toBeVisible();
  });

  test('reports an address that is already confirmed', async () => {
    localStorage.setItem('token', 'abc');
    await openLink('?token=abc', { ...used, Viewer: { viewer: aUser('user') } });
    expect(await page().findByText('El correo de tu cuenta, marta@example.com, ya está confirmado.')).toBeVisible();
  });
});

test('without a connection that is reported, and the same link can be tried again', async () => {
  let attempts = 0;
  const { user } = await pressLink('?token=abc', {
    ConfirmEmail: () => {
      attempts += 1;
      return attempts === 1 ? OFFLINE : confirmed();
    },
  });
  const text = 'Error de conexión. Por favor intenta nuevamente.';
  expect(await page().findByRole('alert')).toHaveTextContent(text);
  await expectToast(text);
  expect(page().getByRole('button', { name: RESEND })).toBeVisible();
  await user.click(page().getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: '¡Email Confirmado!' })).toBeVisible();
});

test('a link without its token asks to check it, and offers another mail; a lost answer is admitted, and the mail sent again', async () => {
  let answer: object = OFFLINE;
  const { user, sent } = await openLink('', { ResendConfirmation: () => answer });
  expect(await page().findByRole('alert')).toHaveTextContent('Revisá el enlace del correo');
  expect(sent('ConfirmEmail')).toEqual([]);

  await user.click(page().getByRole('button', { name: RESEND }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reenviar el correo de confirmación' }));
  const resend = () => user.click(dialog.getByRole('button', { name: 'Reenviar' }));
  await resend();
  const box = dialog.getByRole('textbox', { name: 'Correo electrónico' });
  await waitFor(() => expect(box).toHaveAccessibleDescription('El correo electrónico es requerido'));
  await write(user, box, 'marta@example.com');
  await resend();
  await waitFor(() =>
    expect(dialog.getByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/),
  );
  await expectToast('Error al reenviar el email');
  answer = { resendConfirmation: true };
  await resend();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('ResendConfirmation')).toEqual(Array(2).fill({ email: 'marta@example.com' }));
  await expectToast('Email de confirmación reenviado exitosamente');
});

describe('the notice for an account that is not confirmed yet', () => {
  const notice = { name: 'Confirmación del correo' };
  const answers = () => {
    localStorage.setItem('token', 'abc');
    return {
      ...landingAnswers({ specialties: [aSpecialty()] }),
      Viewer: { viewer: aUser('user', { emailConfirmed: false }) },
      ResendConfirmation: { resendConfirmation: true },
    };
  };

  test('offers to send the mail again, and can be put away', async () => {
    const { user, calls } = await renderApp('/', answers());
    const region = within(await screen.findByRole('region', notice));
    expect(region.getByText(/marta@example.com/)).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Reenviar correo' }));
    await expectToast('Email de confirmación reenviado exitosamente');
    expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'ResendConfirmation', variables: { email: 'marta@example.com' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Ocultar aviso' }));
    expect(screen.queryByRole('region', notice)).not.toBeInTheDocument();
  });

  test('a link followed without a session explains what is withheld, and offers the mail again', async () => {
    const viewer = aUser('user', { bookingsWithheld: true });
    const { user, calls } = await renderApp('/', { ...answers(), Viewer: { viewer } });
    const region = within(await screen.findByRole('region', notice));
    expect(region.getByText(/^Puede haber turnos reservados con marta@example.com que todavía no ves/)).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Reenviar correo' }));
    expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'ResendConfirmation', variables: { email: 'marta@example.com' } }),
    );
  });

  test('goes once the address is confirmed here: with a session the link needs no press, and the past turnos are there at once', async () => {
    let isConfirmed = false;
    const { user, sent } = await openLink('?token=abc', {
      ...answers(),
      Viewer: () => ({ viewer: aUser('user', { emailConfirmed: isConfirmed }) }),
      ConfirmEmail: () => {
        isConfirmed = true;
        return confirmed();
      },
    });
    expect(await page().findByText(/Los turnos reservados con este correo están en Mis Citas/)).toBeVisible();
    expect(page().getByRole('link', { name: 'Mis Citas' })).toHaveAttribute('href', '/my-appointments');
    expect(page().queryByRole('link', { name: 'Iniciar Sesión' })).not.toBeInTheDocument();
    expect(sent('ConfirmEmail')).toEqual([{ token: 'abc' }]);
    await user.click(page().getByRole('link', { name: 'Ir al inicio' }));
    expect(await screen.findByRole('button', { name: 'Ver Especialidades' })).toBeVisible();
    expect(screen.queryByRole('region', notice)).not.toBeInTheDocument();
  });

  test('goes, too, where who is signed in was asked for before it was confirmed and answered late', async () => {
    const viewer = (emailConfirmed: boolean) => ({ viewer: aUser('user', { emailConfirmed }) });
    let answer = (_viewer: object) => undefined as void;
    const late = new Promise<object>((resolve) => (answer = resolve));
    let asks = 0;
    const { user } = await openLink('?token=abc', {
      ...answers(),
      Viewer: () => ((asks += 1) === 1 ? late : viewer(true)),
      ConfirmEmail: confirmed(),
    });
    await waitFor(() => expect(asks).toBe(1));
    await act(async () => undefined);
    answer(viewer(false));
    await user.click(await page().findByRole('link', { name: 'Ir al inicio' }));
    expect(await screen.findByRole('button', { name: 'Ver Especialidades' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', notice)).not.toBeInTheDocument());
    expect(asks).toBe(2);
  });
});
