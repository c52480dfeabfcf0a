import { screen, waitFor } from '@testing-library/react';

import { aUser, landingAnswers } from '../testing/clinic-data';
import { OFFLINE } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { write } from '../testing/write';

test.each([
  ['professional', '/admin', '/'],
  ['admin', '/dashboard/today', '/admin/today'],
  ['professional', '/my-appointments', '/dashboard'],
] as const)('a signed-in %s at %s stands at %s', async (role, path, end) => {
  localStorage.setItem('token', 'abc');
  const { address } = await renderApp(path, { ...landingAnswers(), Viewer: { viewer: aUser(role) } });
  await screen.findByRole('button', { name: 'Menú de Marta Ruiz' });
  await waitFor(() => expect(address()).toBe(end));
});

test('while the session is loading, a spinner shows and no redirect happens', async () => {
  localStorage.setItem('token', 'abc');
  const { address } = await renderApp('/admin', landingAnswers());
  // The page's spinner first, then the guard's.
  await waitFor(() => expect(screen.getByText('Cargando…')).toBeInTheDocument());
  expect(address()).toBe('/admin');
});

test('without a connection no redirect happens: it can be retried', async () => {
  localStorage.setItem('token', 'abc');
  let offline = true;
  const Viewer = () => (offline ? OFFLINE : { viewer: aUser('user') });
  const { user, address } = await renderApp('/admin', { ...landingAnswers(), Viewer });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(address()).toBe('/admin');
  offline = false;
  await user.click(retry);
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.getItem('token')).toBe('abc');
});

test('a visitor is sent to the login, which says why, and afterwards is back where the guard stopped them', async () => {
  const SignIn = { signIn: { __typename: 'Session', token: 'nuevo', user: aUser('user') } };
  const { user, address } = await renderApp('/my-appointments?orden=nuevo', {
    ...landingAnswers(),
    SignIn,
    Viewer: { viewer: aUser('user') },
  });
  expect(await screen.findByText('Iniciá sesión para ver esa página.')).toBeVisible();
  await write(user, await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'marta@example.com');
  await write(user, screen.getByLabelText('Contraseña'), 'demo1234');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/my-appointments?orden=nuevo'));
});
