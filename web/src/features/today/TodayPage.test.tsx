import { screen, waitFor, within } from '@testing-library/react';

import { aTurno as calendarTurno, calendarAnswers } from '../../testing/calendar-data';
import { aUser, landingAnswers } from '../../testing/clinic-data';
import { OFFLINE } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { arrivedAt, aTurno, at, comeBack, openToday, panel, row } from './today.fixture';

const OMAR = aTurno({
  id: 'turno-2',
  patientName: 'Omar Paz',
  status: 'pending',
  startTime: at('10:00'),
  endTime: at('10:30'),
});
const EVENING = aTurno({ id: 'turno-3', patientName: 'Pía Luna', startTime: at('18:00'), endTime: at('18:30') });
const LEFT_OPEN = aTurno({
  id: 'turno-4',
  patientName: 'Quique Sol',
  startTime: '2026-11-20T10:00:00-03:00',
  endTime: '2026-11-20T10:30:00-03:00',
  version: 7,
});
const EMPTY_PAGE = { __typename: 'AppointmentPage', next: null, items: [] };
const EMPTY_DAY = {
  __typename: 'Today',
  now: at('09:15'),
  date: '2026-11-23',
  version: 'empty',
  appointments: [],
  nextDay: null,
  unconfirmed: EMPTY_PAGE,
  unconfirmedCount: 0,
  nextPending: null,
  unclosed: EMPTY_PAGE,
  unclosedCount: 0,
  requests: { __typename: 'OpenRequests', count: 0, items: [] },
  absences: [],
  rooms: [],
};
test('the next two hours stand first, the rest of the day behind a press', async () => {
  const { user } = await openToday({ appointments: [aTurno(), OMAR, EVENING] });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('lunes, 23 de noviembre, 09:15');
  expect(screen.getByText('3 por venir · 0 en la clínica · 0 atendidos')).toBeVisible();
  expect(row('09:30 Nora Ñandú')).toHaveTextContent('Dra. Lucía Fernández · Consultorio 2');
  expect(screen.queryByRole('listitem', { name: '18:00 Pía Luna' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Más tarde (1)' }));
  expect(row('18:00 Pía Luna')).toBeVisible();
});

test('without patients in the next two hours, the rest of the day shows without a press', async () => {
  await openToday({ appointments: [EVENING] });
  expect(panel(/^Más tarde/).getByText('Pía Luna')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Más tarde \(/ })).not.toBeInTheDocument();
});

describe('once no patient is expected today', () => {
  const NEXT = aTurno({ id: 'turno-9', startTime: '2026-11-24T08:00:00-03:00', endTime: '2026-11-24T08:30:00-03:00' });
  const seen = aTurno({ status: 'completed' });

  test('tomorrow follows, with phones and without check-in', async () => {
    await openToday({ appointments: [seen], nextDay: { date: '2026-11-24', appointments: [NEXT] } });
    expect(screen.getByText('No queda nadie por venir.')).toBeVisible();
    const tomorrow = panel(/^Mañana, martes, 24 de noviembre/);
    expect(tomorrow.getByRole('listitem', { name: '08:00 Nora Ñandú' })).toHaveTextContent('+54 11 2345-6789');
    expect(tomorrow.queryByRole('button')).not.toBeInTheDocument();
    expect(tomorrow.getByRole('link', { name: 'Ver el calendario' })).toHaveAttribute(
      'href',
      '/admin/appointments/calendar?dia=2026-11-24',
    );
  });

  test('one of them is confirmed by one press, and found by the search', async () => {
    const pending = aTurno({ ...NEXT, status: 'pending' });
    const { user, sent } = await openToday({
      appointments: [seen],
      nextDay: { date: '2026-11-24', appointments: [pending] },
    });
    await user.type(screen.getByRole('searchbox'), 'nandu');
    const tomorrow = panel(/^Mañana, martes, 24 de noviembre/);
    await user.click(tomorrow.getByRole('button', { name: 'Confirmar el turno de Nora Ñandú' }));
    await expectToast('Nora Ñandú: Confirmado. El email al paciente sale en 3 minutos');
    expect(sent('SetTodayStatus')).toMatchObject([{ id: 'turno-9', status: 'confirmed' }]);
    expect(await tomorrow.findByText('Confirmado')).toBeVisible();
  });

  test('on a day without turnos the next working day follows, the first twenty of it', async () => {
    const many = Array.from({ length: 23 }, (_turno, index) => ({ ...NEXT, id: `turno-${index + 10}` }));
    await openToday({ appointments: [], nextDay: { date: '2026-11-26', appointments: many } });
    expect(screen.getByText('No hay turnos para hoy.')).toBeVisible();
    const next = panel(/^jueves, 26 de noviembre/);
    expect(next.getAllByRole('listitem')).toHaveLength(20);
    expect(next.getByRole('link', { name: 'Ver 3 más en el calendario' })).toHaveAttribute(
      'href',
      '/admin/appointments/calendar?dia=2026-11-26',
    );
  });
});

test('who arrives goes to those who are in the clinic, and the focus with them', async () => {
  const { user } = await openToday({ appointments: [aTurno(), OMAR] });
  await user.click(screen.getByRole('button', { name: 'Llegó: Nora Ñandú' }));
  await waitFor(() => expect(panel(/^En la clínica/).getByText('Llegó 09:15 · A07')).toBeVisible());
  await waitFor(() => expect(row('09:30 Nora Ñandú')).toHaveFocus());
});

test('a colleague’s check-in appears, and is announced once', async () => {
  const { clinic } = await openToday();
  clinic.appointments = [aTurno(arrivedAt('09:14'))];
  comeBack();
  expect(await screen.findByText('Actualizado a las 09:15: 1 paciente llegó')).toBeVisible();
  expect(panel(/^En la clínica/).getByText('Nora Ñandú')).toBeVisible();
});

test('a turno that was left open is closed by one press, made on what was seen', async () => {
  const { user, sent } = await openToday({ unclosed: [LEFT_OPEN] });
  await user.click(screen.getByRole('button', { name: 'Ausente: Quique Sol' }));
  await expectToast('Quique Sol: Ausente');
  expect(sent('SetTodayStatus')).toEqual([
    { id: 'turno-4', status: 'no_show', startTime: LEFT_OPEN.startTime, expectedVersion: 7 },
  ]);
  expect(await screen.findByText('Nada quedó sin cerrar.')).toBeVisible();
});

test('the desk sees open requests, absences, and who is in each room', async () => {
  const absence = { professionalName: 'Dr. Pablo Ruiz', professionalId: 5, reason: 'sick_leave', isAllDay: true };
  const more = { __typename: 'TodayAbsence', id: 1, startTime: null, endTime: null };
  await openToday({
    appointments: [aTurno({ professionalId: 5 })],
    absences: [{ ...more, ...absence }],
  });
  expect(panel(/^Solicitudes abiertas/).getByRole('listitem')).toHaveTextContent('Rosa Pérez · Cardiología · N.º 1042');
  expect(panel(/^Solicitudes abiertas/).getByRole('link', { name: 'Rosa Pérez' })).toHaveAttribute(
    'href',
    '/admin/appointments/requests?buscar=1042',
  );
  expect(
    panel(/^Ausencias de hoy/).getByText(/Licencia por enfermedad, todo el día · 1 turno por resolver/),
  ).toBeVisible();
  expect(panel('Salas ahora').getByText('Alquilada: Dra. Lucía Fernández, hasta 12:00')).toBeVisible();
  expect(panel('Salas ahora').getByText('Sigue 10:00 Omar Paz')).toBeVisible();
  expect(panel('Salas ahora').getByText('Libre')).toBeVisible();
});

test('the desk announces the absence of a professional from here', async () => {
  const professionals = [{ __typename: 'Professional', id: 5, name: 'Dr. Pablo Ruiz' }];
  const { user, address } = await openToday({ more: { TodayProfessionals: { professionals } } });
  const open = panel(/^Ausencias de hoy/).getByRole('button', { name: 'Avisar ausencia' });
  await waitFor(() => expect(open).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(open);
  const menu = within(await screen.findByRole('menu', { name: '¿De quién es la ausencia?' }));
  await user.click(menu.getByRole('menuitem', { name: 'Dr. Pablo Ruiz' }));
  await waitFor(() => expect(address()).toBe('/admin/absences/5'));
});

test('a professional has their own day, without rooms and requests', async () => {
  await openToday({ role: 'professional' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  expect(row('09:30 Nora Ñandú')).not.toHaveTextContent('Lucía');
  expect(screen.queryByRole('region', { name: 'Salas ahora' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /Solicitudes/ })).not.toBeInTheDocument();
  expect(screen.getByText('Hoy no tenés ausencias.')).toBeVisible();
});

test('a day that could not be loaded says so, and is tried again', async () => {
  let isDown = true;
  localStorage.setItem('token', 'abc');
  const { user } = await renderApp('/admin/today', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    Today: () => (isDown ? OFFLINE : { today: EMPTY_DAY }),
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByText('No hay turnos para hoy.')).not.toBeInTheDocument();
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('No hay turnos para hoy.')).toBeVisible();
});

test.each(['marta', '2345 6789', '11 2345-6789'])('a child is found by their contact: %s', async (search) => {
  const child = aTurno({ contactName: 'Marta Paz' });
  const { user } = await openToday({ appointments: [child, { ...OMAR, patientPhone: null }] });
  await user.type(screen.getByRole('searchbox'), search);
  expect(screen.getByRole('heading', { name: '1 turno de hoy' })).toBeVisible();
  expect(row('09:30 Nora Ñandú')).toHaveTextContent('Contacto: Marta Paz');
});

test.each([
  ['Online por confirmar', { unconfirmed: [OMAR] }, 'Omar Paz'],
  ['Quedaron sin cerrar', { unclosed: [LEFT_OPEN] }, 'Quique Sol'],
  ['Próximas 2 horas', {}, 'Nora Ñandú'],
])('in %s a name leads to its turno, open in the calendar', async (name, clinic, patient) => {
  const turnos = [OMAR, LEFT_OPEN, aTurno()].map(({ id, patientName, startTime }) =>
    calendarTurno({ id, patientName, startTime }),
  );
  const { user } = await openToday({ ...clinic, more: calendarAnswers('admin', turnos).answers });
  await user.click(panel(new RegExp(`^${name}`)).getByRole('link', { name: patient }));
  await waitFor(() => expect(screen.getByRole('button', { name: patient })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Mover' })).toBeVisible();
});

describe('keys', () => {
  test('/ leads to the search of the day, which ignores accents; ↓ goes through the rows', async () => {
    const { user } = await openToday({ appointments: [aTurno(), OMAR] });
    await user.keyboard('{ArrowDown}');
    expect(row('09:30 Nora Ñandú')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(row('10:00 Omar Paz')).toHaveFocus();
    await user.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Buscar paciente' });
    expect(search).toHaveFocus();
    expect(search).toHaveAttribute('aria-keyshortcuts', '/');
    await user.keyboard('nandu');
    expect(screen.getByRole('heading', { name: '1 turno de hoy' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buscar en todos los turnos' })).toHaveAttribute(
      'href',
      '/admin/appointments/calendar?buscar=nandu',
    );
  });

  test('? lists what the page offers, and turns characters off in this browser', async () => {
    const { user } = await openToday();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }));
    expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Buscar paciente',
      'Crear Turno',
      'Turnos de ayer',
      'Turnos de mañana',
      'Fila anterior',
      'Fila siguiente',
      'Atajos de teclado',
    ]);
    await user.click(dialog.getByRole('switch', { name: 'Usar letras y signos como atajos' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    expect(screen.getByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts');
  });
});

test('without an answer the last day stays, with a notice', async () => {
  let isDown = false;
  const { user } = await openToday({
    more: {
      TodayVersion: () => (isDown ? OFFLINE : { today: { __typename: 'Today', now: at('09:15'), version: 'same' } }),
    },
  });
  isDown = true;
  comeBack();
  expect(await screen.findByText('No se pudo actualizar: se muestra lo último recibido.')).toBeVisible();
  expect(row('09:30 Nora Ñandú')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/No se pudo actualizar/)).not.toBeInTheDocument());
});
