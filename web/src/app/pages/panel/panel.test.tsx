import { screen, waitFor, within } from '@testing-library/react';

import { aUser } from '../../../testing/clinic-data';
import { calendarAnswers } from '../../../testing/calendar-data';
import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

const PANEL = 'Panel de Administración';

const STATS = { stats: { __typename: 'Stats', users: 1234, professionals: 12, rooms: 7, appointments: 20100 } };

const NOBODY = { allProfessionals: [], specialties: [] };

const open = (path: string, more: Answers = {}) =>
  renderApp(path, {
    ...calendarAnswers('admin', []).answers,
    Stats: STATS,
    SignOut: { signOut: true },
    Professionals: NOBODY,
    ...more,
  });

/** The tabs' menu of a narrow window. */
async function openMenu(app: Awaited<ReturnType<typeof open>>) {
  await app.user.click(await screen.findByRole('button', { name: 'Secciones' }));
  return within(await screen.findByRole('dialog', { name: PANEL }));
}

test('the panel opens at the day, which names the window too; its tabs have the order of the documents, and the session can be ended', async () => {
  const app = await open('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  expect(app.address()).toBe('/admin/today');
  await waitFor(() => expect(document.title).toBe(`Hoy · ${PANEL} · Clínica del Parque`));
  const menu = await openMenu(app);
  const known = ['Hoy', 'Profesionales', 'Turnos', 'Usuarios', 'Sistema', 'Reportes'];
  const shown = known.filter((name) => menu.queryAllByText(name).length > 0);
  expect(shown).toContain('Turnos');
  const text = menu.getByRole('navigation', { name: PANEL }).textContent;
  expect(shown.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(shown);
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Hoy');
  for (const link of menu.getAllByRole('link'))
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/admin\//));
  await app.user.click(menu.getByRole('button', { name: 'Cerrar Sesión' }));
  await waitFor(() => expect(app.address()).toBe('/'));
  expect(localStorage.getItem('token')).toBeNull();
});

describe('with the permissions of Recepción', () => {
  const DESK = {
    Viewer: {
      viewer: aUser('admin', { permissions: ['appointments', 'requests', 'waiting_list', 'patients'] }),
    },
  };

  test('the panel shows the day, turnos and requests, without figures; another address says whom to ask', async () => {
    const app = await open('/admin/users', DESK);
    expect(await screen.findByText('Tu cuenta no tiene permiso para ver esto')).toBeVisible();
    expect(app.sent('Users')).toEqual([]);
    const menu = await openMenu(app);
    const links = within(menu.getByRole('navigation', { name: PANEL }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links.filter((link) => link !== 'Lista de espera')).toEqual([
      'Hoy',
      'Pacientes',
      'Turnos',
      'Calendario',
      'Solicitudes de Turnos',
    ]);
    await app.user.click(menu.getByRole('link', { name: 'Hoy' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
    expect(app.sent('Stats')).toEqual([]);
  });

  test('an absence has the menu in place of a way back to pages that are not theirs', async () => {
    await open('/admin/absences/5', DESK);
    expect(await screen.findByRole('heading', { level: 1, name: 'Avisar ausencia' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Profesionales' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Secciones' })).toBeVisible();
  });

  test('without the day the panel opens at the first page of theirs', async () => {
    const viewer = aUser('admin', { permissions: ['prices'] });
    const app = await open('/admin', { Viewer: { viewer } });
    await waitFor(() => expect(app.address()).toBe('/admin/system/configuration/prices'));
  });
});

test('the rail of a low window scrolls to the current page below it', async () => {
  const media = window.matchMedia;
  const wide = jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...media(query), matches: true }));
  const bottoms = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function bottom(
    this: Element,
  ) {
    const frame = { left: 0, right: 0, top: 0, bottom: 600, width: 0, height: 0 };
    return { ...frame, ...(this.textContent === 'Salas' && { top: 650, bottom: 700 }) } as DOMRect;
  });
  await open('/admin/system/rooms');
  await waitFor(() => expect(screen.getByRole('navigation', { name: PANEL }).scrollTop).toBe(100));
  bottoms.mockRestore();
  wide.mockRestore();
});

test('a tab’s own address leads to the first of its pages', async () => {
  const { address } = await open('/admin/appointments/');
  await waitFor(() => expect(address()).toBe('/admin/appointments/calendar?vista=dia'));
});

test('a tab leads to the first of its pages, which stand below each', async () => {
  const app = await open('/admin');
  const menu = await openMenu(app);
  for (const tab of ['Reportes', 'Sistema', 'Turnos']) expect(menu.getByRole('list', { name: tab })).toBeVisible();
  await app.user.click(menu.getByRole('link', { name: 'Sistema' }));
  await waitFor(() => expect(app.address()).toBe('/admin/system/specialties'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a tab with a single permitted page has the name of that page', async () => {
  const app = await open('/admin/reports/activity', {
    Viewer: { viewer: aUser('admin', { permissions: ['reports'] }) },
  });
  const menu = await openMenu(app);
  expect(menu.queryByRole('link', { name: 'Sistema' })).not.toBeInTheDocument();
  await app.user.click(menu.getByRole('link', { name: 'Ingresos estimados' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const current = (await openMenu(app)).getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent('Ingresos estimados');
});

test('a single permitted part of a section has an entry beside its neighbours, and no menu of parts', async () => {
  const app = await open('/admin/system/configuration/services', {
    Viewer: { viewer: aUser('admin', { permissions: ['people'] }) },
  });
  const row = within(await screen.findByRole('navigation', { name: 'Sistema' }));
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Especialidades', 'Servicios']);
  expect(screen.queryByRole('navigation', { name: 'Servicios' })).not.toBeInTheDocument();
  expect((await openMenu(app)).getByRole('link', { current: 'page' })).toHaveTextContent('Servicios');
});

test('an address that leads nowhere says so inside the panel; the menu closes where it leads, and the heading has the focus', async () => {
  const app = await open('/admin/no-existe');
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  const menu = await openMenu(app);
  await app.user.click(menu.getByRole('link', { name: 'Calendario' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Turnos' })).toHaveFocus());
});

test('figures that could not be loaded are said to be so, and can be asked for again', async () => {
  let isDown = true;
  const { user } = await open('/admin/reports/activity', {
    Stats: () => (isDown ? new ApiFailure('INTERNAL', '') : STATS),
  });
  const figures = async () => within(await screen.findByText(/^Error al cargar los datos/, { selector: 'p' }));
  isDown = false;
  await user.click((await figures()).getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('20.100')).toBeVisible();
});

test('the address from before of the clinic’s conventions leads to them', async () => {
  const { address } = await open('/admin/system/configuration/time-zone');
  expect(await screen.findByRole('heading', { level: 1, name: 'Zona horaria, moneda y jornada' })).toBeVisible();
  expect(address()).toBe('/admin/system/configuration/conventions');
});
