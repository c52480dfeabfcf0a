import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, OFFLINE } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { arrivedAt, aTurno, at, openToday, panel } from './today.fixture';

const LEFT_OPEN = aTurno({
  startTime: '2026-11-20T10:00:00-03:00',
  endTime: '2026-11-20T10:30:00-03:00',
  version: 7,
});
const leftOpen = (count: number) =>
  Array.from({ length: count }, (_turno, index) => ({
    ...LEFT_OPEN,
    id: `viejo-${index + 1}`,
    patientName: `Paciente ${index + 1}`,
  }));
const toConfirm = (id: string, patientName: string, more: object = {}) =>
  aTurno({ id, patientName, status: 'pending', startTime: '2026-11-24T10:00:00-03:00', ...more });
const RITA = toConfirm('turno-5', 'Rita Mar');
const OMAR = toConfirm('turno-2', 'Omar Paz', { startTime: at('10:00'), endTime: at('10:30') });

type User = Awaited<ReturnType<typeof openToday>>['user'];

async function openSeveral(user: User, button: string | RegExp, title: string) {
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

async function chooseAllUnclosed(user: User) {
  const dialog = await openSeveral(user, /^(Cerrar varios|Ver los \d+)$/, 'Turnos sin cerrar');
  await user.click(await dialog.findByRole('checkbox', { name: 'Elegir todos los de la lista' }));
  return dialog;
}

test('a pending turno is confirmed by one press, made on what was seen', async () => {
  const { user, sent } = await openToday({
    unconfirmed: [OMAR],
    nextPending: { date: '2026-11-24', count: 13 },
  });
  const waiting = panel(/^Online por confirmar/);
  expect(waiting.getByText('hoy 10:00 · Dra. Lucía Fernández')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mañana: 13 turnos pendientes' })).toHaveAttribute(
    'href',
    '/admin/appointments/calendar?dia=2026-11-24',
  );
  await user.click(waiting.getByRole('button', { name: 'Confirmar el turno de Omar Paz' }));
  expect(await waiting.findByText('Ninguna reserva online por confirmar.')).toBeVisible();
  expect(sent('SetTodayStatus')).toEqual([
    { id: 'turno-2', startTime: OMAR.startTime, status: 'confirmed', expectedVersion: 1 },
  ]);
  expect(screen.getByRole('heading', { name: /^Online por confirmar/ })).toHaveFocus();
});

test('several are confirmed apart from the page, and only those that were chosen; who has arrived needs no confirmation', async () => {
  const here = toConfirm('turno-7', 'Ana Ya', arrivedAt('09:14'));
  const { user, sent } = await openToday({ unconfirmed: [here, OMAR, RITA, toConfirm('turno-6', 'Sol Paz')] });
  expect(panel(/^Online por confirmar/).getByRole('heading')).toHaveTextContent('Online por confirmar3');
  for (const name of ['Sol Paz', 'Ana Ya']) expect(screen.queryByText(name)).not.toBeInTheDocument();
  await user.dblClick(panel(/^Online por confirmar/).getByRole('button', { name: 'Ver las 3' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reservas online por confirmar' }));
  const confirm = await dialog.findByRole('button', { name: 'Confirmar' });
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
  expect(dialog.queryByText('Ana Ya')).not.toBeInTheDocument();
  expect(confirm).toHaveAccessibleDescription('Elegí antes uno o más turnos.');
  await user.click(confirm);
  expect(sent('SetTodayStatus')).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Elegir a Omar Paz, hoy 10:00' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Elegir a Sol Paz, mañana 10:00' }));
  await user.click(dialog.getByRole('button', { name: 'Confirmar 2 turnos' }));
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  expect(sent('SetTodayStatus').map(({ id }) => id)).toEqual(['turno-2', 'turno-6']);
  expect(sent('TurnosToChange')[0]).toMatchObject({
    filter: { status: 'pending', isSelfBooked: true, from: at('09:15') },
  });
});

test('a visit that an earlier day left open is to be closed; one of today is not', async () => {
  const forgotten = aTurno({ ...LEFT_OPEN, ...arrivedAt('08:55', 'started'), id: 'viejo-1', patientName: 'Eva Ayer' });
  const here = aTurno({ ...arrivedAt('08:20'), id: 'turno-8', startTime: at('08:30'), endTime: at('09:00') });
  const { user } = await openToday({ unclosed: [forgotten, here, { ...LEFT_OPEN, id: 'viejo-2' }] });
  expect(panel(/^Quedaron sin cerrar/).getByRole('heading')).toHaveTextContent('Quedaron sin cerrar2');
  expect(panel(/^Quedaron sin cerrar/).getByText('Eva Ayer')).toBeVisible();
  const dialog = await openSeveral(user, /^(Cerrar varios|Ver los \d+)$/, 'Turnos sin cerrar');
  expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
  expect(dialog.getByText('Eva Ayer')).toBeVisible();
});

describe('Ctrl+Z while several are being closed', () => {
  test('stops, and undoes those that were closed', async () => {
    let answer: () => void = () => undefined;
    const many = leftOpen(3);
    const { user, sent } = await openToday({
      unclosed: many,
      more: {
        SetTodayStatus: async ({ id, status }) => {
          if (id === 'viejo-2') await new Promise<void>((resolve) => (answer = resolve));
          return { setAppointmentStatus: { ...many.find((turno) => turno.id === id), version: 8, status } };
        },
        RestoreStatus: ({ id }) => ({ setAppointmentStatus: aTurno({ id: String(id) }) }),
      },
    });
    const dialog = await chooseAllUnclosed(user);
    await user.click(dialog.getByRole('button', { name: 'Marcar ausentes' }));
    await waitFor(() => expect(sent('SetTodayStatus')).toHaveLength(2));
    await user.keyboard('{Control>}z{/Control}');
    answer();
    await waitFor(() => expect(sent('RestoreStatus').map(({ id }) => id)).toEqual(['viejo-1', 'viejo-2']));
    expect(sent('SetTodayStatus')).toHaveLength(2);
  });

  test('leaves an earlier change alone when none was closed', async () => {
    let refuse: () => void = () => undefined;
    const refused = new ApiFailure('CONFLICT', 'Otra persona lo cambió mientras tanto');
    const { user, sent } = await openToday({
      unconfirmed: [OMAR],
      unclosed: leftOpen(2),
      more: {
        SetTodayStatus: async ({ id }) => {
          if (id === 'turno-2') return { setAppointmentStatus: { ...OMAR, version: 2, status: 'confirmed' } };
          await new Promise<void>((resolve) => (refuse = resolve));
          return refused;
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Confirmar el turno de Omar Paz' }));
    await screen.findByRole('button', { name: /^Deshacer: Omar Paz/ });
    const dialog = await chooseAllUnclosed(user);
    await user.click(dialog.getByRole('button', { name: 'Marcar ausentes' }));
    await waitFor(() => expect(sent('SetTodayStatus')).toHaveLength(2));
    await user.keyboard('{Control>}z{/Control}');
    refuse();
    await expectToast('1 turno no cambió: Otra persona lo cambió mientras tanto');
    expect(sent('RestoreStatus')).toEqual([]);
  });
});

test('several are closed at once; lost answers are never reported as unchanged, and those that a colleague changed meanwhile are', async () => {
  const many = leftOpen(4);
  const refused = new ApiFailure('CONFLICT', 'Otra persona lo cambió mientras tanto');
  let isOffline = true;
  const { user, clinic } = await openToday({
    unclosed: many,
    more: {
      SetTodayStatus: ({ id, status }) => {
        if (isOffline) return OFFLINE;
        if (id === 'viejo-2') return refused;
        clinic.unclosed = clinic.unclosed.filter((turno) => turno.id !== id);
        return { setAppointmentStatus: aTurno({ ...many[0], id: String(id), status: status as 'completed' }) };
      },
    },
  });
  const dialog = await chooseAllUnclosed(user);
  expect(dialog.getByText('4 elegidos')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Marcar atendidos' }));
  await expectToast('No sabemos si 4 turnos cambiaron: se cortó la conexión. Fijate cuáles siguen en la lista.');
  isOffline = false;
  await user.click(dialog.getByRole('button', { name: 'Marcar atendidos' }));
  await expectToast('1 turno no cambió: Otra persona lo cambió mientras tanto');
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  expect(dialog.getByText('Paciente 2')).toBeVisible();
});

test('of several that are undone, what was lost and what was refused are asked for again together', async () => {
  const many = leftOpen(3);
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
  const dialog = await chooseAllUnclosed(user);
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
    'Error al deshacer 1 de 2. No se pudo deshacer: otra persona cambió el turno de Paciente 2, vie, 20 nov, 10:00 mientras tanto. Fijate cómo está ahora.',
  );
});
