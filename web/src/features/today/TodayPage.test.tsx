import { screen, waitFor, within } from '@testing-library/react';

import { aTurno as calendarTurno, calendarAnswers } from '../../testing/calendar-data';
import { aUser, landingAnswers } from '../../testing/clinic-data';
import { OFFLINE } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
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
test('the next two hours stand first, the rest of the day behind a press; who arrives goes to those in the clinic, and the focus with them', async () => {
  const { user } = await openToday({ appointments: [aTurno(), OMAR, EVENING] });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('lunes, 23 de noviembre, 09:15');
  expect(screen.getByText('3 por venir · 0 en la clínica · 0 atendidos')).toBeVisible();
  expect(row('09:30 Nora Ñandú')).toHaveTextContent('Dra. Lucía Fernández · Consultorio 2');
  expect(screen.queryByRole('listitem', { name: '18:00 Pía Luna' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Más tarde (1)' }));
  expect(row('18:00 Pía Luna')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Llegó: Nora Ñandú' }));
  await waitFor(() => expect(panel(/^En la clínica/).getByText('Llegó 09:15 · A07')).toBeVisible());
  await waitFor(() => expect(row('09:30 Nora Ñandú')).toHaveFocus());
});

test('without patients in the next two hours, the rest of the day shows without a press', async () => {
  await openToday({ appointments: [EVENING] });
  expect(panel(/^Más tarde/).getByText('Pía Luna')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Más tarde \(/ })).not.toBeInTheDocument();
});

describe('once no patient is expected today', () => {
  const NEXT = aTurno({ id: 'turno-9', startTime: '2026-11-24T08:00:00-03:00', endTime: '2026-11-24T08:30:00-03:00' });
  const seen = aTurno({ status: 'completed' });
  test('tomorrow follows, with phones, moving and no check-in; a pending one is found by the search, and confirmed by one press', async () => {
    const rita = aTurno({ ...NEXT, id: 'turno-5', patientName: 'Rita Mar', status: 'pending' });
    const { user, sent } = await openToday({
      appointments: [seen],
      nextDay: { date: '2026-11-24', appointments: [NEXT, rita] },
    });
    expect(screen.getByText('No queda nadie por venir.')).toBeVisible();
    const tomorrow = panel(/^Mañana, martes, 24 de noviembre/);
    expect(tomorrow.getByRole('listitem', { name: '08:00 Nora Ñandú' })).toHaveTextContent('+54 11 2345-6789');
    expect(tomorrow.queryByRole('button', { name: /^Llegó/ })).not.toBeInTheDocument();
    await user.click(tomorrow.getByRole('button', { name: 'Más acciones: Nora Ñandú' }));
    expect(screen.getByRole('menu')).toHaveTextContent('MoverCancelar…Ver paciente');
    await user.keyboard('{Escape}');
    expect(tomorrow.getByRole('link', { name: 'Ver el calendario' })).toHaveAttribute(
      'href',
      '/admin/appointments/calendar?dia=2026-11-24',
    );
    await write(user, screen.getByRole('searchbox'), 'ríta');
    expect(screen.queryByText('Nora Ñandú')).not.toBeInTheDocument();
    const found = panel(/^Mañana, martes, 24 de noviembre/);
    await user.click(found.getByRole('button', { name: 'Confirmar el turno de Rita Mar' }));
    await expectToast('Rita Mar: Confirmado. El email al paciente sale en 3 minutos');
    expect(sent('SetTodayStatus')).toMatchObject([{ id: 'turno-5', status: 'confirmed' }]);
    expect(await found.findByText('Confirmado')).toBeVisible();
  });

  test('on a day without turnos the next working day follows, the first twenty of it', async () => {
    const many = Array.from({ length: 23 }, (_turno, index) => ({ ...NEXT, id: `turno-${index + 10}` }));
    await openToday({ appointments: [], nextDay: { date: '2026-11-26', appointments: many } });
    expect(await screen.findByText('No hay turnos para hoy.')).toBeVisible();
    const next = panel(/^jueves, 26 de noviembre/);
    expect(next.getAllByRole('listitem')).toHaveLength(20);
    expect(next.getByRole('link', { name: 'Ver 3 más en el calendario' })).toHaveAttribute(
      'href',
      '/admin/appointments/calendar?dia=2026-11-26',
    );
  });
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

test('the desk sees open requests, who is in each room, and absences, and announces another from here', async () => {
  const absence = { professionalName: 'Dr. Pablo Ruiz', professionalId: 5, reason: 'sick_leave', isAllDay: true };
  const more = { __typename: 'TodayAbsence', id: 1, startTime: null, endTime: null };
  const professionals = [{ __typename: 'Professional', id: 5, name: 'Dr. Pablo Ruiz' }];
  const { user, address } = await openToday({
    appointments: [aTurno({ professionalId: 5 })],
    absences: [{ ...more, ...absence }],
    more: { TodayProfessionals: { professionals } },
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
  const open = panel(/^Ausencias de hoy/).getByRole('button', { name: 'Avisar ausencia' });
  await waitFor(() => expect(open).not.toHaveAttribute('aria-disabled', 'true'));
  await user.click(open);
  const menu = within(await screen.findByRole('menu', { name: '¿De quién es la ausencia?' }));
  await user.click(menu.getByRole('menuitem', { name: 'Dr. Pablo Ruiz' }));
  await waitFor(() => expect(address()).toBe('/admin/absences/5'));
});

test('a professional has their own day, without rooms and requests, and own pages of the patients', async () => {
  const { user } = await openToday({ role: 'professional' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  expect(row('09:30 Nora Ñandú')).not.toHaveTextContent('Lucía');
  expect(screen.queryByRole('region', { name: 'Salas ahora' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /Solicitudes/ })).not.toBeInTheDocument();
  expect(screen.getByText('Hoy no tenés ausencias.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Más acciones: Nora Ñandú' }));
  const page = '/dashboard/patients/paciente-1';
  expect(screen.getByRole('menuitem', { name: 'Ver paciente' })).toHaveAttribute('href', page);
});

test('a day that could not be loaded says so, and is tried again', async () => {
  let isDown = true;
  localStorage.setItem('token', 'abc');
  const { user } = await renderApp('/admin/today', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    Today: () => (isDown ? OFFLINE : { today: EMPTY_DAY }),
    Holidays: { holidays: [] },
    StaffOfDay: { agendaDay: { __typename: 'AgendaDay', professionals: [] } },
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByText('Hoy no se atiende.')).not.toBeInTheDocument();
  isDown = false;
  await user.click(retry);
  expect((await screen.findAllByText('Hoy no se atiende.'))[0]).toBeVisible();
});

test('a child is found by their contact, by name and by phone', async () => {
  const child = aTurno({ contactName: 'Marta Paz' });
  const { user } = await openToday({ appointments: [child, { ...OMAR, patientPhone: null }] });
  for (const search of ['marta', '11 2345-6789']) {
    await user.clear(screen.getByRole('searchbox'));
    await user.paste(search);
    expect(screen.getByRole('heading', { name: '1 turno de hoy' })).toBeVisible();
    expect(row('09:30 Nora Ñandú')).toHaveTextContent('Contacto: Marta Paz');
    expect(screen.getByText('1 turno de hoy', { selector: '[role="status"]' })).toBeInTheDocument();
  }
});

test('a name leads to its turno, open in the calendar, from every list of the day', async () => {
  const turnos = [OMAR, LEFT_OPEN, aTurno()].map(({ id, patientName, startTime }) =>
    calendarTurno({ id, patientName, startTime }),
  );
  const more = calendarAnswers('admin', turnos).answers;
  const { user } = await openToday({ unconfirmed: [OMAR], unclosed: [LEFT_OPEN], more });
  const linkIn = (name: RegExp, patient: string) => panel(name).getByRole('link', { name: patient });
  const calendar = '/admin/appointments/calendar?dia=2026-11-23';
  expect(linkIn(/^Próximas 2 horas/, 'Nora Ñandú')).toHaveAttribute('href', calendar);
  expect(linkIn(/^Online por confirmar/, 'Omar Paz')).toHaveAttribute('href', calendar);
  await user.click(linkIn(/^Quedaron sin cerrar/, 'Quique Sol'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Quique Sol' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Mover' })).toBeVisible();
});

test('the menu of a row leads to the page of its patient', async () => {
  const { user } = await openToday({ appointments: [aTurno(), { ...OMAR, patientId: null }] });
  const menuOf = (patient: string) => user.click(screen.getByRole('button', { name: `Más acciones: ${patient}` }));
  await menuOf('Nora Ñandú');
  expect(screen.getByRole('menuitem', { name: 'Ver paciente' })).toHaveAttribute('href', '/admin/patients/paciente-1');
  await user.keyboard('{Escape}');
  await menuOf('Omar Paz');
  expect(screen.queryByRole('menuitem', { name: 'Ver paciente' })).not.toBeInTheDocument();
});

test('the menu of a row moves and cancels the turno', async () => {
  const turno = calendarTurno({ id: 'turno-2', patientName: 'Omar Paz' });
  const cancelled = { setAppointmentStatus: { ...turno, status: 'cancelled' } };
  const more = { TurnoToChange: { appointment: turno }, SetAppointmentStatus: cancelled };
  const { user, calls } = await openToday({ appointments: [aTurno(), OMAR], more });
  const openMenu = async () => user.click(await screen.findByRole('button', { name: 'Más acciones: Omar Paz' }));
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Mover' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover turno' }));
  await user.click(await dialog.findByRole('button', { name: 'Cancelar' }));
  await openMenu();
  await user.click(screen.getByRole('menuitem', { name: 'Cancelar…' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' }));
  await user.selectOptions(question.getByLabelText('Motivo'), 'Lo pidió el paciente');
  await user.click(question.getByRole('button', { name: 'Cancelar turno' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: '10:00 Omar Paz' })).not.toBeInTheDocument());
  const sent = calls.find(({ operation }) => operation === 'SetAppointmentStatus')?.variables;
  expect(sent).toMatchObject({ id: 'turno-2', status: 'cancelled' });
  expect(document.body).not.toHaveFocus();
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
    await user.paste('nandu');
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

test('a colleague’s check-in appears, and is announced once; without an answer the last day stays, with a notice', async () => {
  let isDown = false;
  const app = await openToday({
    more: {
      TodayVersion: () =>
        isDown
          ? OFFLINE
          : {
              today: { __typename: 'Today', now: at('09:15'), version: app.clinic.appointments[0]!.visit?.step ?? '' },
            },
    },
  });
  const { user, clinic } = app;
  clinic.appointments = [aTurno(arrivedAt('09:14'))];
  comeBack();
  expect(await screen.findByText('Actualizado a las 09:15: 1 paciente llegó')).toBeVisible();
  expect(panel(/^En la clínica/).getByText('Nora Ñandú')).toBeVisible();
  isDown = true;
  comeBack();
  expect(await screen.findByText('No se pudo actualizar: se muestra lo último recibido.')).toBeVisible();
  expect(row('09:30 Nora Ñandú')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/No se pudo actualizar/)).not.toBeInTheDocument());
});
