import { act, screen, waitFor, within } from '@testing-library/react';

import { aSpecialty, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, secondStepNeeded, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';

const RESEND = 'Reenviar email de confirmación';
const confirmed = (needsSignIn = false) => ({ confirmEmail: { email: 'marta@example.com', needsSignIn } });
const page = () => within(screen.getByRole('main'));

const openLink = (search: string, answers: Answers = {}) =>
  renderApp(`/confirm-email${search}`, { ...landingAnswers(), ...answers });

test('the link confirms by itself, once, and a spinner says so', async () => {
  const { sent } = await openLink('?token=abc');
  expect(await page().findByText('Confirmando tu email...')).toBeVisible();
  expect(sent('ConfirmEmail')).toEqual([{ token: 'abc' }]);
});

test('a confirmed address is told, with the ways on', async () => {
  await openLink('?token=abc', { ConfirmEmail: confirmed() });
  expect(await screen.findByRole('heading', { level: 1, name: '¡Email Confirmado!' })).toBeVisible();
  await expectToast('¡Email confirmado exitosamente!');
  expect(page().getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  expect(page().getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login');
});

test('in the session of its account the past turnos are there at once', async () => {
  localStorage.setItem('token', 'abc');
  await openLink('?token=abc', { ConfirmEmail: confirmed(), Viewer: { viewer: aUser('user') } });
  expect(await page().findByText(/Los turnos reservados con este correo están en Mis Citas/)).toBeVisible();
  expect(page().queryByLabelText('Contraseña')).not.toBeInTheDocument();
  expect(page().getByRole('link', { name: 'Mis Citas' })).toHaveAttribute('href', '/my-appointments');
  expect(page().queryByRole('link', { name: 'Iniciar Sesión' })).not.toBeInTheDocument();
});

describe('where nobody is signed in as its account', () => {
  const PASSWORD = 'secreta-1';
  const session = { signIn: { token: 'nuevo', user: aUser('user') } };
  const linkAnswers = (answers: Answers = {}): Answers => {
    let uses = 0;
    return { ConfirmEmail: () => confirmed((uses += 1) === 1), ...answers };
  };
  async function type(user: Awaited<ReturnType<typeof openLink>>['user'], password: string) {
    await write(user, await page().findByLabelText('Contraseña'), password);
    await user.click(page().getByRole('button', { name: 'Ver mis turnos' }));
  }

  test('the account’s password brings the past turnos, by the same link', async () => {
    const { user, sent } = await openLink(
      '?token=abc',
      linkAnswers({ SignIn: session, Viewer: { viewer: aUser('user') } }),
    );
    await page().findByText('El correo marta@example.com está confirmado.');
    await page().findByLabelText('Contraseña');
    expect(page().queryByRole('link', { name: 'Iniciar Sesión' })).not.toBeInTheDocument();
    await type(user, PASSWORD);
    expect(await page().findByText(/están en Mis Citas/)).toBeVisible();
    expect(page().queryByLabelText('Contraseña')).not.toBeInTheDocument();
    expect(sent('SignIn')).toEqual([{ email: 'marta@example.com', password: PASSWORD }]);
    expect(sent('ConfirmEmail')).toEqual([{ token: 'abc' }, { token: 'abc' }]);
    expect(localStorage.getItem('token')).toBe('nuevo');
  });

  test('a wrong password is told under its field, and a lost link on the form; both can be tried again', async () => {
    let uses = 0;
    const { user } = await openLink(
      '?token=abc',
      linkAnswers({
        ConfirmEmail: () => [confirmed(true), OFFLINE, confirmed()][uses++]!,
        SignIn: ({ password }) => (password === PASSWORD ? session : new ApiFailure('UNAUTHENTICATED', '', 'password')),
        Viewer: { viewer: aUser('user') },
      }),
    );
    await type(user, 'otra-clave');
    await waitFor(() =>
      expect(page().getByLabelText('Contraseña')).toHaveAccessibleDescription(/Credenciales incorrectas/),
    );
    await user.clear(page().getByLabelText('Contraseña'));
    await type(user, PASSWORD);
    expect(await page().findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
    await expectToast('Error al traer los turnos');
    await user.click(page().getByRole('button', { name: 'Ver mis turnos' }));
    expect(await page().findByText(/están en Mis Citas/)).toBeVisible();
  });

  test('an account with a second factor asks for it here, and a lost link is tried again without another code', async () => {
    let uses = 0;
    const { user, sent } = await openLink(
      '?token=abc',
      linkAnswers({
        ConfirmEmail: () => [confirmed(true), OFFLINE, confirmed()][uses++]!,
        SignIn: secondStepNeeded('code', 'recovery_code'),
        SignInWithCode: { signInWithCode: session.signIn },
        Viewer: { viewer: aUser('user') },
      }),
    );
    await type(user, PASSWORD);
    const code = await page().findByRole('textbox', { name: 'Código de tu aplicación' });
    expect(code).toHaveFocus();
    await user.type(code, '492039');
    expect(await page().findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
    await expectToast('Error al traer los turnos');
    await user.click(page().getByRole('button', { name: 'Ver mis turnos' }));
    expect(await page().findByText(/están en Mis Citas/)).toBeVisible();
    expect(sent('SignInWithCode')).toEqual([{ challenge: 'reto', code: '492039' }]);
    expect(sent('ConfirmEmail')).toHaveLength(3);
    expect(localStorage.getItem('token')).toBe('nuevo');
  });

  test('somebody else’s session is no obstacle, and is said', async () => {
    localStorage.setItem('token', 'de-otro');
    await openLink(
      '?token=abc',
      linkAnswers({ Viewer: { viewer: aUser('user', { name: 'Raúl Otro', email: 'raul@example.com' }) } }),
    );
    expect(
      await page().findByText('Ahora estás en la cuenta de Raúl Otro: al continuar entrás en la de marta@example.com.'),
    ).toBeVisible();
  });

  test('whoever never opened the account gets it by a new password, sent by mail', async () => {
    let attempts = 0;
    const { user, sent } = await openLink(
      '?token=abc',
      linkAnswers({
        RequestPasswordReset: () => ((attempts += 1) === 1 ? OFFLINE : { requestPasswordReset: true }),
      }),
    );
    const section = within(await page().findByRole('region', { name: '¿No fuiste vos?' }));
    await user.click(section.getByRole('button', { name: 'Elegir una contraseña nueva' }));
    expect(await section.findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
    await expectToast('Error al enviar el enlace');
    await user.click(section.getByRole('button', { name: 'Elegir una contraseña nueva' }));
    expect(await section.findByRole('status')).toHaveTextContent('Te enviamos un enlace a marta@example.com.');
    expect(sent('RequestPasswordReset').at(-1)).toEqual({ email: 'marta@example.com' });
  });
});

test.each([
  [
    'the server’s reason',
    new ApiFailure('BAD_REQUEST', 'El enlace venció. Pedí uno nuevo', 'token'),
    'El enlace venció. Pedí uno nuevo',
  ],
  ['a fault of the server', new ApiFailure('INTERNAL', 'Código: 1'), 'Error al confirmar el email'],
  ['no answer', OFFLINE, 'Error de conexión. Por favor intenta nuevamente.'],
])('%s is told, and the mail can be sent again', async (_case, answer, text) => {
  await openLink('?token=abc', { ConfirmEmail: answer });
  expect(await page().findByRole('alert')).toHaveTextContent(text);
  expect(page().getByRole('button', { name: RESEND })).toBeVisible();
});

describe('a link that is pressed a second time', () => {
  const refusal = new ApiFailure('BAD_REQUEST', 'El enlace no es válido, ya se usó o venció. Pedí uno nuevo', 'token');
  const used: Answers = { ConfirmEmail: refusal };

  test('tells whoever is not signed in how to see whether it worked', async () => {
    await openLink('?token=abc', used);
    expect(await page().findByText('¿Ya confirmaste tu correo? Entonces solo falta iniciar sesión.')).toBeVisible();
    expect(page().getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login');
  });

  test('tells whose address is confirmed that it is', async () => {
    localStorage.setItem('token', 'abc');
    await openLink('?token=abc', { ...used, Viewer: { viewer: aUser('user') } });
    expect(await page().findByText('El correo de tu cuenta, marta@example.com, ya está confirmado.')).toBeVisible();
  });
});

test('without a connection the same link can be tried again', async () => {
  let attempts = 0;
  const { user } = await openLink('?token=abc', {
    ConfirmEmail: () => {
      attempts += 1;
      return attempts === 1 ? OFFLINE : confirmed();
    },
  });
  await user.click(await page().findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: '¡Email Confirmado!' })).toBeVisible();
});

test('a link without its token asks to check it, and offers another mail', async () => {
  const { user, sent } = await openLink('', { ResendConfirmation: { resendConfirmation: true } });
  expect(await page().findByRole('alert')).toHaveTextContent('Revisá el enlace del correo');
  expect(sent('ConfirmEmail')).toEqual([]);

  await user.click(page().getByRole('button', { name: RESEND }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reenviar el correo de confirmación' }));
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));
  const box = dialog.getByRole('textbox', { name: 'Correo electrónico' });
  await waitFor(() => expect(box).toHaveAccessibleDescription('El correo electrónico es requerido'));
  await write(user, box, 'marta@example.com');
  await user.click(dialog.getByRole('button', { name: 'Reenviar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('ResendConfirmation')).toEqual([{ email: 'marta@example.com' }]);
  await expectToast('Email de confirmación reenviado exitosamente');
});

test('a mail that could not be sent again is told, and the dialog stays', async () => {
  const { user } = await openLink('', { ResendConfirmation: OFFLINE });
  await user.click(await page().findByRole('button', { name: RESEND }));
  await write(user, screen.getByRole('textbox', { name: 'Correo electrónico' }), 'marta@example.com');
  await user.click(screen.getByRole('button', { name: 'Reenviar' }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    /^No sabemos si se hizo: se cortó la conexión/,
  );
  await expectToast('Error al reenviar el email');
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

  test('offers to send the mail again', async () => {
    const { user, calls } = await renderApp('/', answers());
    const region = within(await screen.findByRole('region', notice));
    expect(region.getByText(/marta@example.com/)).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Reenviar correo' }));
    await expectToast('Email de confirmación reenviado exitosamente');
    expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'ResendConfirmation', variables: { email: 'marta@example.com' } }),
    );
  });

  test('tells whose link was followed without a session what they are missing, and offers the mail again', async () => {
    const viewer = aUser('user', { bookingsWithheld: true });
    const { user, calls } = await renderApp('/', { ...answers(), Viewer: { viewer } });
    const region = within(await screen.findByRole('region', notice));
    expect(region.getByText(/^Puede haber turnos reservados con marta@example.com que todavía no ves/)).toBeVisible();
    await user.click(region.getByRole('button', { name: 'Reenviar correo' }));
    expect(calls).toContainEqual(
      expect.objectContaining({ operation: 'ResendConfirmation', variables: { email: 'marta@example.com' } }),
    );
  });

  test('can be put away', async () => {
    const { user } = await renderApp('/', answers());
    await user.click(await screen.findByRole('button', { name: 'Ocultar aviso' }));
    expect(screen.queryByRole('region', notice)).not.toBeInTheDocument();
  });

  test('goes once the address is confirmed here', async () => {
    let isConfirmed = false;
    const { user } = await openLink('?token=abc', {
      ...answers(),
      Viewer: () => ({ viewer: aUser('user', { emailConfirmed: isConfirmed }) }),
      ConfirmEmail: () => {
        isConfirmed = true;
        return confirmed();
      },
    });
    await user.click(await page().findByRole('link', { name: 'Ir al inicio' }));
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
