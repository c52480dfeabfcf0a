import { screen, waitFor, within } from '@testing-library/react';

import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { aUser, landingAnswers } from '../../../testing/clinic-data';
import { renderApp } from '../../../testing/render-app';

const NO_PROFILE = { professional: null };
const PROFILE = { professional: { __typename: 'Professional' as const, id: 3 } };

async function open(path: string, viewer: SessionUserFragment) {
  localStorage.setItem('token', 'abc');
  return renderApp(path, { ...landingAnswers(), Viewer: { viewer } });
}

const tabBar = async () => within(await screen.findByRole('navigation', { name: 'Panel de Control' }));
const tabs = async () => (await tabBar()).getAllByRole('link').map(({ textContent }) => textContent);
const markedTab = async () => (await tabBar()).getByRole('link', { current: 'page' });

test('a professional finds the calendar first, then the day, the rooms, the month and the own hours', async () => {
  await open('/dashboard', aUser('professional'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Panel de Control' })).toBeVisible();
  expect(await tabs()).toEqual([
    'Calendario',
    'Hoy',
    'Lista de espera',
    'Alquiler de Salas',
    'Resumen Mensual',
    'Mi Disponibilidad',
  ]);
  expect(await markedTab()).toHaveTextContent('Calendario');
});

test('links from before to the calendar lead to its default path', async () => {
  const { address } = await open('/dashboard/calendar?dia=2026-11-23', aUser('professional'));
  expect(await markedTab()).toHaveTextContent('Calendario');
  expect(address()).toBe('/dashboard?dia=2026-11-23');
});

test('one press makes the current page the start, on either page, and it is kept with the account', async () => {
  let startPage: 'calendar' | 'today' | null = null;
  const viewer = () => aUser('professional', { startPage });
  const ChooseStartPage = ({ page }: { page?: typeof startPage }) => {
    startPage = page ?? null;
    return { updateProfile: viewer() };
  };
  localStorage.setItem('token', 'abc');
  const answers = { ...landingAnswers(), ChooseStartPage, Viewer: () => ({ viewer: viewer() }) };
  const { user, calls } = await renderApp('/dashboard', answers);
  const press = () => screen.queryByRole('button', { name: 'Empezar siempre acá' });
  await markedTab();
  expect(press()).not.toBeInTheDocument();
  await user.click((await tabBar()).getByRole('link', { name: 'Hoy' }));
  await user.click(await screen.findByRole('button', { name: 'Empezar siempre acá' }));
  await waitFor(() => expect(press()).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Panel' })).toHaveAttribute('href', '/dashboard/today');
  await user.click((await tabBar()).getByRole('link', { name: 'Calendario' }));
  await user.click(await screen.findByRole('button', { name: 'Empezar siempre acá' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Panel' })).toHaveAttribute('href', '/dashboard'));
  expect(calls.filter(({ operation }) => operation === 'ChooseStartPage').map(({ variables }) => variables)).toEqual([
    { page: 'today' },
    { page: 'calendar' },
  ]);
});

test.each([
  ['/dashboard/room-availability', 'Alquiler de Salas'],
  ['/dashboard/monthly-summary', 'Resumen Mensual'],
  ['/dashboard/availability/', 'Mi Disponibilidad'],
])('%s opens with its tab marked, %s', async (path, title) => {
  await open(path, aUser('professional'));
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await markedTab()).toHaveTextContent(title);
});

describe('an administrator', () => {
  const menu = async (app: Awaited<ReturnType<typeof open>>) => {
    await app.user.click(await screen.findByRole('button', { name: 'Secciones' }));
    return within(await screen.findByRole('navigation', { name: 'Panel de Administración' }));
  };

  test('has the calendar of the dashboard within the panel, and no pages of a professional', async () => {
    const app = await open('/dashboard', aUser('admin', NO_PROFILE));
    expect(await screen.findByRole('heading', { level: 1, name: 'Panel de Administración' })).toBeVisible();
    const entries = await menu(app);
    expect(entries.getByRole('link', { name: 'Usuarios' })).toBeVisible();
    expect(entries.queryByText('Como profesional')).not.toBeInTheDocument();
  });

  test('with a profile finds its pages below the panel’s tabs', async () => {
    const app = await open('/dashboard/monthly-summary', aUser('admin', PROFILE));
    const own = within((await menu(app)).getByRole('list', { name: 'Como profesional' }));
    expect(own.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Calendario',
      'Alquiler de Salas',
      'Resumen Mensual',
      'Mi Disponibilidad',
    ]);
    expect(own.getByRole('link', { current: 'page' })).toHaveTextContent('Resumen Mensual');
  });

  test('without the permission for turnos reads whom to ask', async () => {
    const app = await open('/dashboard', aUser('admin', { ...PROFILE, permissions: ['prices'] }));
    expect(await screen.findByText('Tu cuenta no tiene permiso para ver esto')).toBeVisible();
    expect(app.sent('AgendaDay')).toEqual([]);
  });
});

const STAFF_PATHS = ['/dashboard', '/dashboard/availability'];

test.each(STAFF_PATHS)('a patient is denied %s, and shown the way out', async (path) => {
  await open(path, aUser('user'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Acceso Denegado' })).toBeVisible();
  expect(screen.getByText('No tienes permisos para acceder a esta página.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('a tab moves the focus to the new heading', async () => {
  const { user } = await open('/dashboard', aUser('professional'));
  await user.click(await screen.findByRole('link', { name: 'Resumen Mensual' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Resumen Mensual' })).toHaveFocus();
});
