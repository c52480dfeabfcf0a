import { screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../testing/fake-api';
import { setPageVisible } from '../../testing/page-visibility';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { arrivedAt, aTurno, at, openToday, panel, row } from './today.fixture';

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
  unconfirmed: EMPTY_PAGE,
  unconfirmedCount: 0,
  unclosed: EMPTY_PAGE,
  unclosedCount: 0,
  requests: { __typename: 'OpenRequests', count: 0, items: [] },
  absences: [],
  rooms: [],
};
const comeBack = () => {
  setPageVisible(false);
  setPageVisible(true);
};

test('the next two hours stand first, the rest of the day behind a press', async () => {
  const { user } = await openToday({ appointments: [aTurno(), OMAR, EVENING] });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('lunes, 23 de noviembre, 09:15');
  expect(screen.getByText('3 por venir · 0 en la clínica · 0 atendidos')).toBeVisible();
  expect(row('09:30 Nora Ñandú')).toHaveTextContent('Dra. Lucía Fernández · Consultorio 2');
  expect(screen.queryByRole('listitem', { name: '18:00 Pía Luna' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver los de más tarde (1)' }));
  expect(row('18:00 Pía Luna')).toBeVisible();
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

test('pending turnos are confirmed by one press each, or together', async () => {
  const other = aTurno({
    id: 'turno-5',
    patientName: 'Rita Mar',
    status: 'pending',
    startTime: '2026-11-24T10:00:00-03:00',
  });
  const { user, sent } = await openToday({ unconfirmed: [OMAR, other] });
  const waiting = panel(/^Por confirmar/);
  expect(waiting.getByText('mañana 10:00 · Dra. Lucía Fernández')).toBeVisible();
  await user.click(waiting.getByRole('button', { name: 'Confirmar los 2' }));
  expect(await waiting.findByText('Nada por confirmar.')).toBeVisible();
  expect(sent('SetTodayStatus')).toEqual(
    [OMAR, other].map(({ id, startTime, version }) => ({
      id,
      startTime,
      status: 'confirmed',
      expectedVersion: version,
    })),
  );
  expect(screen.getByRole('heading', { name: /^Por confirmar/ })).toHaveFocus();
});

test('a second press at the place of "Ver los 3" confirms none, and arrived patients need no answer', async () => {
  const named = (id: string, patientName: string, more: object = {}) =>
    aTurno({ id, patientName, status: 'pending', startTime: '2026-11-24T10:00:00-03:00', ...more });
  const { user, sent } = await openToday({
    unconfirmed: [
      OMAR,
      named('turno-5', 'Rita Mar'),
      named('turno-6', 'Sol Paz'),
      named('turno-7', 'Ana Ya', arrivedAt('09:14')),
    ],
  });
  const waiting = panel(/^Por confirmar/);
  expect(waiting.queryByText('Ana Ya')).not.toBeInTheDocument();
  const show = waiting.getByRole('button', { name: 'Ver los 3' });
  const head = show.parentElement!;
  await user.dblClick(show);
  const all = waiting.getByRole('button', { name: 'Confirmar los 3' });
  expect(head).not.toContainElement(all);
  expect(sent('SetTodayStatus')).toEqual([]);
});

test('a turno that was left open is closed by one press, made on what was seen', async () => {
  const { user, sent } = await openToday({ unclosed: [LEFT_OPEN] });
  await user.click(screen.getByRole('button', { name: 'Ausente: Quique Sol' }));
  await expectToast('Quique Sol: Ausente');
  expect(sent('SetTodayStatus')).toEqual([
    { id: 'turno-4', status: 'no_show', startTime: LEFT_OPEN.startTime, expectedVersion: 7 },
  ]);
  expect(await screen.findByText('Todo cerrado.')).toBeVisible();
});

test('several are closed at once, and those that a colleague changed meanwhile are reported', async () => {
  const many = [1, 2, 3, 4].map((number) =>
    aTurno({ ...LEFT_OPEN, id: `viejo-${number}`, patientName: `Paciente ${number}` }),
  );
  const refused = new ApiFailure('CONFLICT', 'Otra persona lo cambió mientras tanto');
  const { user, clinic } = await openToday({
    unclosed: many,
    more: {
      SetTodayStatus: ({ id, status }) => {
        if (id === 'viejo-2') return refused;
        clinic.unclosed = clinic.unclosed.filter((turno) => turno.id !== id);
        return { setAppointmentStatus: aTurno({ ...many[0], id: String(id), status: status as 'completed' }) };
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Cerrar varios' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turnos sin cerrar' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Elegir todos los de la lista' }));
  expect(dialog.getByText('4 elegidos')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Marcar atendidos' }));
  await expectToast('1 turno no cambió: Otra persona lo cambió mientras tanto');
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  expect(dialog.getByText('Paciente 2')).toBeVisible();
});

test('several with lost answers are never reported as unchanged', async () => {
  const many = [1, 2].map((number) =>
    aTurno({ ...LEFT_OPEN, id: `viejo-${number}`, patientName: `Paciente ${number}` }),
  );
  const { user } = await openToday({ unclosed: many, more: { SetTodayStatus: OFFLINE } });
  await user.click(screen.getByRole('button', { name: 'Cerrar varios' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turnos sin cerrar' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Elegir todos los de la lista' }));
  await user.click(dialog.getByRole('button', { name: 'Marcar atendidos' }));
  await expectToast('No sabemos si 2 turnos cambiaron: se cortó la conexión. Fijate cuáles siguen en la lista.');
});

test('of several that are undone, what was lost and what was refused are asked for again together', async () => {
  const many = [1, 2, 3].map((number) =>
    aTurno({ ...LEFT_OPEN, id: `viejo-${number}`, patientName: `Paciente ${number}` }),
  );
  const changed = new ApiFailure('CONFLICT', 'Otra persona cambió estos datos', undefined, undefined, {});
  let isOffline = true;
  const { user, sent } = await openToday({
    unclosed: many,
    more: {
      RestoreStatus: ({ id }) => {
        if (id === 'viejo-2') return changed;
        return isOffline && id === 'viejo-3' ? OFFLINE : { setAppointmentStatus: aTurno({ id: String(id) }) };
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Cerrar varios' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turnos sin cerrar' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Elegir todos los de la lista' }));
  await user.click(dialog.getByRole('button', { name: 'Marcar atendidos' }));
  await waitFor(() => expect(sent('SetTodayStatus')).toHaveLength(3));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /^Deshacer: Listos: 3 turnos/ }));
  const again = await screen.findByRole('button', {
    name: 'Deshacer: No sabemos si se deshicieron 2 de 3: se cortó la conexión. Probá de nuevo.',
  });
  isOffline = false;
  await user.click(again);
  await expectToast(
    'Error al deshacer 1 de 2. No se pudo deshacer: otra persona cambió el turno mientras tanto. Fijate cómo está ahora.',
  );
});

test('the desk sees open requests, absences, and who is in each room', async () => {
  const absence = { professionalName: 'Dr. Pablo Ruiz', professionalId: 5, reason: 'sick_leave', isAllDay: true };
  const more = { __typename: 'TodayAbsence', id: 1, startTime: null, endTime: null };
  await openToday({
    appointments: [aTurno({ professionalId: 5 })],
    absences: [{ ...more, ...absence }],
  });
  expect(panel(/^Solicitudes abiertas/).getByText('Rosa Pérez · Cardiología · N.º 1042')).toBeVisible();
  expect(
    panel(/^Ausencias de hoy/).getByText(/Licencia por enfermedad, todo el día · 1 turno por resolver/),
  ).toBeVisible();
  expect(panel('Salas ahora').getByText('Alquilada: Dra. Lucía Fernández, hasta 12:00')).toBeVisible();
  expect(panel('Salas ahora').getByText('Sigue 10:00 Omar Paz')).toBeVisible();
  expect(panel('Salas ahora').getByText('Libre')).toBeVisible();
});

test('a room shows the visit that goes on in it, whatever the hours say', async () => {
  const { clinic } = await openToday();
  const visit = { ...arrivedAt('09:10').visit!, step: 'started' as const };
  clinic.appointments = [aTurno({ roomName: 'Consultorio 2', visit })];
  comeBack();
  expect(await panel('Salas ahora').findByText('Dra. Lucía Fernández con Nora Ñandú')).toBeVisible();
  expect(panel('Salas ahora').queryByText('Libre')).not.toBeInTheDocument();
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

describe('keys', () => {
  test('/ leads to the search of the day, which ignores accents; ↓ goes through the rows', async () => {
    const { user } = await openToday({ appointments: [aTurno(), OMAR] });
    await user.keyboard('{ArrowDown}');
    expect(row('09:30 Nora Ñandú')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(row('10:00 Omar Paz')).toHaveFocus();
    await user.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Buscar en los turnos de hoy' });
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
      'Buscar en los turnos de hoy',
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
