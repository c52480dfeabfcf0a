import { screen, waitFor, within } from '@testing-library/react';

import { ViewerDocument } from '../../clinic/session/session.generated';
import { ApiError, fromStatus } from '../../kit/errors/api-error';
import { currentToasts } from '../../kit/notify/notify';
import { setToken } from '../../kit/session/token';
import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { anOwnAppointment, answersInstead } from '../../testing/own-appointments-data';
import { renderApp } from '../../testing/render-app';
import { expectOnlyToast, expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { afterLogin, loginFailure } from './login-form';

const success = { signIn: { __typename: 'Session', token: 'nuevo', user: aUser('user') } };

async function openLogin(answers: Answers = {}) {
  const app = await renderApp('/login', { ...landingAnswers(), Viewer: { viewer: aUser('user') }, ...answers });
  const email = await screen.findByRole('textbox', { name: 'Correo electrónico' });
  const password = screen.getByLabelText('Contraseña');
  const send = () => app.user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  const signIn = async () => {
    await write(app.user, email, 'marta@example.com');
    await write(app.user, password, 'demo1234');
    await send();
  };
  return { ...app, email, password, send, signIn };
}

test('empty fields, an impossible address and a short password are refused; the password can be shown', async () => {
  const { user, email, password, send, calls } = await openLogin();
  await send();
  await waitFor(() => expect(email).toHaveAccessibleDescription('El correo electrónico es requerido'));
  expect(password).toHaveAccessibleDescription('La contraseña es requerida');
  expect(email).toHaveFocus();
  await write(user, email, 'marta@example');
  await write(user, password, '12345');
  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(password).toHaveAttribute('type', 'password');
  await send();
  await waitFor(() => expect(email).toHaveAccessibleDescription('Dirección de correo electrónico inválida'));
  expect(password).toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres');
  expect(calls.some(({ operation }) => operation === 'SignIn')).toBe(false);
});

test('a patient sees the banner, then the landing, signed in, with nothing of the previous account', async () => {
  const { client, calls, signIn, address } = await openLogin({ SignIn: success });
  client.cache.writeQuery({ query: ViewerDocument, data: { viewer: aUser('admin', { id: 1, name: 'Otra Persona' }) } });
  await signIn();
  const page = within(screen.getByRole('main'));
  expect(await page.findByText('¡Inicio de sesión exitoso! Un momento…')).toBeVisible();
  await expectToast('¡Inicio de sesión exitoso!');
  expect(address()).toBe('/login');
  expect(localStorage.getItem('token')).toBe('nuevo');
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByRole('button', { name: 'Menú de Marta Ruiz' })).toBeVisible();
  expect(calls.some(({ operation }) => operation === 'Viewer')).toBe(false);
});

test('a wrong password or an unknown address stands under its field, which gets the focus, until that changes', async () => {
  let answer = new ApiFailure('UNAUTHENTICATED', 'no', 'password');
  const { user, signIn, send, email, password } = await openLogin({ SignIn: () => answer });
  await signIn();
  const wrong = 'Credenciales incorrectas. Verifica tu correo electrónico y contraseña.';
  await waitFor(() => expect(password).toHaveAccessibleDescription(wrong));
  expect(password).toHaveFocus();
  answer = new ApiFailure('NOT_FOUND', 'no');
  await send();
  const unknown = 'No se encontró una cuenta con este correo electrónico.';
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAccessibleDescription(unknown);
  await user.tab();
  expect(email).toHaveAccessibleDescription(unknown);
  await user.type(email, 'x');
  expect(email).not.toHaveAccessibleDescription(unknown);
});

test('a lost connection, an answer without a session and too many attempts are reported once, and the typed values stay', async () => {
  let answer: object = OFFLINE;
  const { signIn, send, email } = await openLogin({ SignIn: () => answer });
  await signIn();
  await expectOnlyToast('Error de conexión. Verifica tu conexión a internet e intenta nuevamente.');
  answer = { signIn: null };
  await send();
  await expectOnlyToast('Login failed');
  expect(localStorage.getItem('token')).toBeNull();
  answer = new ApiFailure('TOO_MANY_REQUESTS', 'no', undefined, 700);
  await send();
  const wait = /Podés intentar nuevamente en 12 minutos\.$/;
  await waitFor(() => expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(wait));
  await expectOnlyToast('Demasiados intentos de inicio de sesión. Espera unos minutos antes de intentar nuevamente.');
  expect(email).toHaveValue('marta@example.com');
});

test('a patient who forgot the password and one without an account find the way, and from there back', async () => {
  const { user, address } = await openLogin();
  expect(screen.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute('href', '/forgot-password');
  const register = within(screen.getByText(/^¿Todavía no tenés cuenta\?/));
  await user.click(register.getByRole('link', { name: 'Registrarse como Paciente' }));
  const back = within(await screen.findByText(/^¿Ya tenés una cuenta\?/));
  expect(address()).toBe('/register');
  await user.click(back.getByRole('link', { name: 'Iniciar Sesión' }));
  await waitFor(() => expect(address()).toBe('/login'));
});

test.each([
  ['room:1:7', 'Tu sesión terminó. Iniciá sesión para seguir: lo que estabas escribiendo te espera donde lo dejaste.'],
  ['booking:1:visita', 'Tu sesión terminó. Iniciá sesión para seguir donde estabas.'],
])(
  'a session that the server ends during work is reported once, with whether the typed values wait: %s',
  async (left, said) => {
    localStorage.setItem('token', 'abc');
    sessionStorage.clear();
    sessionStorage.setItem(`turnero.draft.${left}`, '{}');
    const refused = new ApiFailure('UNAUTHENTICATED', 'La sesión venció');
    const app = await renderApp(
      '/my-appointments',
      answersInstead([], 'MyAppointments', () => refused),
    );
    await waitFor(() => expect(app.address()).toBe('/login'));
    const page = within(await screen.findByRole('main'));
    expect(await page.findByText(said)).toBeVisible();
    expect(await page.findByRole('textbox', { name: 'Correo electrónico' })).toBeVisible();
    expect(currentToasts()).toEqual([]);
  },
);

test('no toast of the login covers the offer to continue where typed values wait', async () => {
  sessionStorage.clear();
  sessionStorage.setItem('turnero.draft.room:1:7', '{}');
  const { signIn, address } = await openLogin({ SignIn: success });
  await signIn();
  await expectToast('¡Inicio de sesión exitoso!');
  await waitFor(() => expect(address()).toBe('/'), { timeout: 3000 });
  expect(currentToasts()).toEqual([]);
});

test('a visitor who is sent to sign in reads of no ended session, also after a sign-out here', async () => {
  setToken('de-otra');
  setToken(null);
  const { address } = await renderApp('/my-appointments', landingAnswers());
  await waitFor(() => expect(address()).toBe('/login'));
  await screen.findByRole('textbox', { name: 'Correo electrónico' });
  expect(screen.queryByText(/Tu sesión terminó/)).not.toBeInTheDocument();
});

test('nothing of the previous account is shown while the new account’s data is loading', async () => {
  const aldo = aUser('user', { id: 8, name: 'Aldo Paz' });
  const isAldo = () => localStorage.getItem('token') === 'de-aldo';
  const answers = answersInstead([anOwnAppointment()], 'MyAppointments', () =>
    isAldo() ? new Promise<object>(() => undefined) : null,
  );
  const { user } = await renderApp('/my-appointments', {
    ...answers,
    SignOut: { signOut: true },
    SignIn: { signIn: { __typename: 'Session', token: 'de-aldo', user: aldo } },
  });
  await screen.findByRole('article', { name: /lunes, 23 de noviembre/ });
  await user.click(screen.getByRole('button', { name: 'Menú de Marta Ruiz' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Tu cuenta' })).getByRole('button', { name: 'Cerrar Sesión' }),
  );
  await user.click(await within(screen.getByRole('banner')).findByRole('link', { name: 'Iniciar Sesión' }));
  await write(user, await screen.findByLabelText('Correo electrónico'), 'aldo@example.com');
  await write(user, screen.getByLabelText('Contraseña'), 'demo1234');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Iniciar Sesión' }));
  await screen.findByRole('button', { name: 'Menú de Aldo Paz' });
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Mis Citas' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis Citas' })).toBeVisible();
  expect(screen.queryByText(/23 de noviembre/)).not.toBeInTheDocument();
});

test.each([
  ['BAD_REQUEST', 'email', 'email', 'Por favor, verifica que el correo electrónico sea válido.'],
  ['BAD_REQUEST', undefined, undefined, 'Por favor, verifica que todos los campos estén completos correctamente.'],
  ['FORBIDDEN', undefined, undefined, 'Tu cuenta ha sido suspendida. Contacta al administrador para más información.'],
  ['NOT_FOUND', undefined, 'email', 'No se encontró una cuenta con este correo electrónico.'],
  [
    'TOO_MANY_REQUESTS',
    undefined,
    undefined,
    'Demasiados intentos de inicio de sesión. Espera unos minutos antes de intentar nuevamente.',
  ],
  ['INTERNAL', undefined, undefined, 'Error del servidor. Por favor, intenta nuevamente en unos minutos.'],
  ['CONFLICT', undefined, undefined, 'algo del servidor'],
])('%s (%s) stands at %s', (code, field, place, text) => {
  expect(loginFailure(new ApiError({ code, field, message: 'algo del servidor' }))).toEqual({
    text,
    ...(place && { field: place }),
  });
});

test.each([
  [401, 'Credenciales incorrectas. Verifica tu correo electrónico y contraseña.'],
  [429, 'Demasiados intentos de inicio de sesión. Espera unos minutos antes de intentar nuevamente.'],
  [500, 'Error del servidor. Por favor, intenta nuevamente en unos minutos.'],
  [502, 'Ocurrió un error inesperado. Por favor, intentá nuevamente.'],
  [503, 'Ocurrió un error inesperado. Por favor, intentá nuevamente.'],
])('a status of %i that brings nothing of ours has its text of the catalogue', (status, text) => {
  expect(loginFailure(fromStatus(status)).text).toBe(text);
});

test('roles go home, unless a page of this site sent them to the login', () => {
  const as = (role: 'admin' | 'professional' | 'user') => ({ role, startPage: null });
  expect(afterLogin(as('admin'), undefined)).toBe('/admin');
  expect(afterLogin(as('professional'), undefined)).toBe('/dashboard');
  expect(afterLogin({ role: 'professional', startPage: 'today' }, undefined)).toBe('/dashboard/today');
  expect(afterLogin({ role: 'admin', startPage: 'today' }, undefined)).toBe('/admin');
  expect(afterLogin(as('user'), undefined)).toBe('/');
  expect(afterLogin(as('user'), '/my-appointments')).toBe('/my-appointments');
  expect(afterLogin(as('professional'), '/dashboard/availability')).toBe('/dashboard/availability');
  for (const elsewhere of ['//example.com', '/\\example.com', 'https://example.com'])
    expect(afterLogin(as('user'), elsewhere)).toBe('/');
  for (const ofStaff of ['/dashboard', '/dashboard/room-availability?mes=2026-12', '/availability', '/admin/users'])
    expect(afterLogin(as('user'), ofStaff)).toBe('/');
});
