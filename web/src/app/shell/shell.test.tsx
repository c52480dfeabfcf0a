import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import type { Role } from '../../clinic/session/session.generated';
import { GoneFileError } from '../../kit/files/import-file';
import { aSpecialty, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, fakeApi } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { styleCache } from '../../testing/style-cache';
import { createApollo } from '../apollo';
import { page } from '../arriving-page';
import { Providers } from '../providers';
import { ErrorPage } from './ErrorPage';

function signedInAs(role: Role, facts = {}) {
  localStorage.setItem('token', 'abc');
  return { ...landingAnswers(), Viewer: { viewer: aUser(role, facts) }, SignOut: { signOut: true } };
}

const header = () => within(screen.getByRole('banner'));
/** The user menu's dialog. */
const account = async () => within(await screen.findByRole('dialog', { name: 'Tu cuenta' }));

test('logo and name of the clinic lead home; the footer says where it is, how to get there and how to call it', async () => {
  await renderApp('/login', landingAnswers());
  expect(await header().findByRole('link', { name: 'Clínica del Parque' })).toHaveAttribute('href', '/');
  expect(header().getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByText('Av. Rivadavia 4875')).toBeVisible();
  expect(footer.getByRole('link', { name: 'Cómo llegar (se abre en otra ventana)' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Av.%20Rivadavia%204875',
  );
  expect(footer.getByRole('link', { name: '+54 11 4901-2233' })).toHaveAttribute('href', 'tel:+541149012233');
});

test('a visitor can choose a theme, register or sign in; the focus is on the heading of the page', async () => {
  const { user } = await renderApp('/', landingAnswers());
  expect(await header().findByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
  expect(header().getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login');
  expect(header().getByRole('link', { name: 'Registrarse como Paciente' })).toHaveAttribute('href', '/register');
  await user.selectOptions(header().getAllByRole('combobox', { name: 'Tema' })[0] as HTMLElement, 'Oscuro');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('tema')).toBe('dark');
  await user.click(header().getByRole('link', { name: 'Iniciar Sesión' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Iniciar Sesión' })).toHaveFocus());
});

test.each([
  ['user', 'Mis Citas', '/my-appointments'],
  ['professional', 'Panel', '/dashboard'],
] as const)('%s sees the link %s, and no other role’s', async (role, label, path) => {
  await renderApp('/', signedInAs(role));
  expect(await header().findByRole('link', { name: label })).toHaveAttribute('href', path);
  const others = ['Mis Citas', 'Panel', 'Administración'].filter((other) => other !== label);
  for (const other of others) expect(screen.queryByRole('link', { name: other })).not.toBeInTheDocument();
});

test('an administrator sees the link Administración, no other role’s, and the user menu, which Escape closes', async () => {
  const { user } = await renderApp('/', signedInAs('admin'));
  expect(await header().findByRole('link', { name: 'Administración' })).toHaveAttribute('href', '/admin');
  for (const other of ['Mis Citas', 'Panel'])
    expect(screen.queryByRole('link', { name: other })).not.toBeInTheDocument();

  const toggle = header().getByRole('button', { name: 'Menú de Marta Ruiz' });
  // Without a picture the initial of the name.
  expect(toggle).toHaveTextContent('M');
  await user.click(toggle);
  const panel = await account();
  for (const text of ['Marta Ruiz', 'marta@example.com', 'Administrador']) expect(panel.getByText(text)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(toggle).toHaveFocus();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('Cerrar Sesión on a page that needs a session leads straight to the landing, and the focus is on its heading', async () => {
  // The login's file is already loaded.
  const { user, visited, address } = await renderApp('/login', signedInAs('user'));
  await waitFor(() => expect(address()).toBe('/'));
  await user.click(await header().findByRole('link', { name: 'Mis Citas' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mis Citas' })).toBeVisible();
  await user.click(await header().findByRole('button', { name: 'Menú de Marta Ruiz' }));
  await user.click((await account()).getByRole('button', { name: 'Cerrar Sesión' }));
  expect(await header().findByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(visited.slice(visited.indexOf('/my-appointments'))).toEqual(['/my-appointments', '/']);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('Cerrar Sesión ends the session, here and on the server, and shows the landing when its answer comes, asked for once', async () => {
  let answer = () => undefined as void;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { Landing } = landingAnswers({ specialties: [aSpecialty({ name: 'Cardiología' })] });
  const { user, calls, address } = await renderApp('/login/nada', {
    ...signedInAs('user'),
    Landing: () => late.then(() => Landing),
  });
  await user.click(await header().findByRole('button', { name: 'Menú de Marta Ruiz' }));
  const before = calls.length;
  await user.click((await account()).getByRole('button', { name: 'Cerrar Sesión' }));
  expect(await header().findByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  expect(calls).toContainEqual(expect.objectContaining({ operation: 'SignOut', authorization: 'Bearer abc' }));
  answer();
  expect(await screen.findByRole('heading', { name: 'Cardiología' })).toBeVisible();
  expect(address()).toBe('/');
  expect(screen.queryByText(/^Error al cargar/)).not.toBeInTheDocument();
  const operations = calls.slice(before).map(({ operation }) => operation);
  expect(operations.filter((operation) => ['Landing', 'Viewer'].includes(operation))).toEqual(['Landing']);
});

test('Cerrar Sesión keeps what the landing shows, while it is asked for anew, and leaves the focus on its heading', async () => {
  const { Landing } = landingAnswers({ specialties: [aSpecialty({ name: 'Cardiología' })] });
  let isAgain = false;
  const once = () => {
    const answer = isAgain ? new Promise<object>(() => undefined) : Landing;
    isAgain = true;
    return answer;
  };
  const { user } = await renderApp('/', { ...signedInAs('user'), Landing: once });
  expect(await screen.findByRole('heading', { name: 'Cardiología' })).toBeVisible();
  await user.click(await header().findByRole('button', { name: 'Menú de Marta Ruiz' }));
  await user.click((await account()).getByRole('button', { name: 'Cerrar Sesión' }));
  expect(await header().findByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cardiología' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the mobile menu repeats the header and adds the way to the services', async () => {
  const { user } = await renderApp('/', signedInAs('user'));
  await header().findByRole('link', { name: 'Mis Citas' });
  await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menú' }));
  expect(menu.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
  expect(menu.getByRole('link', { name: 'Servicios' })).toHaveAttribute('href', '/#servicios');
  expect(menu.getByRole('link', { name: 'Mis Citas' })).toBeVisible();
  expect(menu.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  for (const text of ['Marta Ruiz', 'marta@example.com', 'Paciente']) expect(menu.getByText(text)).toBeVisible();
  expect(menu.getByText('M', { ignore: false })).toBeVisible();
  await user.click(menu.getByRole('button', { name: 'Cerrar menú' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the mobile menu shows the account’s picture, and leads to the tab of the password', async () => {
  const { user } = await renderApp('/', signedInAs('professional', { pictureUrl: '/api/pictures/7' }));
  await header().findByRole('link', { name: 'Panel' });
  await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
  const menu = await screen.findByRole('dialog', { name: 'Menú' });
  expect(menu.querySelector('img')).toHaveAttribute('src', '/api/pictures/7');
  await user.click(within(menu).getByRole('button', { name: 'Cambiar Contraseña' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mi cuenta' }));
  expect(dialog.getByRole('tab', { name: 'Contraseña' })).toHaveAttribute('aria-selected', 'true');
});

test('a token that the server no longer takes is dropped without sending anyone away', async () => {
  localStorage.setItem('token', 'viejo');
  const refused = new ApiFailure('UNAUTHENTICATED', 'La sesión venció. Iniciá sesión nuevamente');
  const { address } = await renderApp('/', { ...landingAnswers(), Viewer: refused });
  expect(await header().findByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
  expect(address()).toBe('/');
});

test('a session that ends during any other call leads to the login', async () => {
  const refused = new ApiFailure('UNAUTHENTICATED', 'La sesión venció. Iniciá sesión nuevamente');
  const { address } = await renderApp('/', { ...signedInAs('user'), FirstSlots: refused });
  await waitFor(() => expect(address()).toBe('/login'));
  expect(localStorage.getItem('token')).toBeNull();
});

test('an address that leads nowhere says so in Spanish, with a search and a way home', async () => {
  const { user, address } = await renderApp('/no/existe', landingAnswers());
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('No encontramos ninguna página en esta dirección.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  expect(document.title).toMatch(/^Página no encontrada/);
  await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(address()).toBe('/#servicios'));
});

test('a page with a file that the server no longer has says so also without browser storage', async () => {
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const lazy = page(() => Promise.reject(new GoneFileError('/assets/page.js')));
  const client = createApollo({ transport: fakeApi(landingAnswers()).link, onSessionEnd: () => undefined });
  render(
    <Providers client={client} styleCache={styleCache}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/', lazy, errorElement: <ErrorPage />, hydrateFallbackElement: <></> }])}
      />
    </Providers>,
  );
  expect(await screen.findByRole('button', { name: 'Recargar' })).toBeVisible();
  closed.mockRestore();
});
