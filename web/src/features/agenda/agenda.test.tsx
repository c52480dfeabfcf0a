import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { agendaAnswers } from '../../testing/agenda-data';
import { aTurno } from '../../testing/calendar-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { setPageVisible } from '../../testing/page-visibility';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';

const TABLE = '/admin/appointments/calendar?vista=dia&dia=2026-11-23&como=tabla';
const NORA = aTurno({ viewerCan: { update: true } });
const ALBA = aTurno({
  id: 'turno-2',
  patientName: 'Alba Sol',
  status: 'confirmed',
  startTime: '2026-11-23T11:00:00-03:00',
  endTime: '2026-11-23T11:30:00-03:00',
  professionalId: 5,
  professionalName: 'Dr. Pablo Ruiz',
  roomId: 1,
  roomName: 'Consultorio 1',
});

async function open(path = TABLE, more: Answers = {}) {
  const clinic = agendaAnswers('admin', [NORA, ALBA], more);
  return { ...(await renderApp(path, clinic.answers)), ...clinic };
}
const patient = (name: string) => screen.findByRole('button', { name });
const patients = () =>
  within(screen.getByRole('table', { name: /^Turnos del lunes, 23 de noviembre/ }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('the arrows go through the rows, of which one is a tab stop; Enter opens what can be done with it', async () => {
  const app = await open();
  const nora = await patient('Nora Ñandú');
  act(() => nora.focus());
  await app.user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Alba Sol' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Nora Ñandú' })).toHaveAttribute('tabindex', '-1');
  await app.user.keyboard('{Home}{Enter}');
  const menu = within(await screen.findByRole('menu', { name: 'Turno de Nora Ñandú, 09:30. Primera consulta' }));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Cobrar',
    'Confirmar',
    'Cambiar estado',
    'Mover',
    'Dar un sobreturno a esta hora',
    'Editar',
    'Cobertura',
    'Cancelar…',
    'Ver paciente',
    'Llamar al +54 11 2345-6789',
    'Escribir a nora@correo.example',
    'Ver el comprobante',
  ]);
});

test('today a patient is received in the table, and a press by mistake is undone by key', async () => {
  const today = aTurno({ startTime: '2026-11-21T11:00:00-03:00', endTime: '2026-11-21T11:30:00-03:00' });
  const at = '2026-11-21T10:15:00-03:00';
  const visit = { __typename: 'Visit', step: 'arrived', arrivedAt: at, ticket: 'A07' };
  const times = { calledAt: null, startedAt: null, finishedAt: null };
  const clinic = agendaAnswers('admin', [today], {
    RecordVisitStep: () => {
      const here = { ...today, version: 2, visit: { ...visit, ...times } } as typeof today;
      clinic.set([here]);
      return { recordVisitStep: here };
    },
    UndoVisitStep: () => {
      clinic.set([today]);
      return { undoVisitStep: today };
    },
  });
  const app = await renderApp('/admin/appointments/calendar?vista=dia&como=tabla', clinic.answers);
  await app.user.click(await screen.findByRole('button', { name: 'Llegó: Nora Ñandú' }));
  expect(await screen.findByRole('button', { name: /^Llegó 10:15 · A07: cambiar/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Llamar: Nora Ñandú' })).toHaveFocus();
  await app.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('button', { name: 'Llegó: Nora Ñandú' })).toBeVisible();
  await expectToast('Deshecho: Nora Ñandú');
  // The grid offers the next step only in the menu.
  await app.user.click(screen.getByRole('button', { name: 'Grilla' }));
  await app.user.click(await screen.findByRole('button', { name: /Nora Ñandú/ }));
  expect((await screen.findAllByRole('menuitem'))[0]).toHaveTextContent('Llegó');
});

test('a day’s rows are put in order by a press of a head; Cancelar… in the menu of one asks why', async () => {
  const app = await open();
  await patient('Nora Ñandú');
  expect(patients()).toEqual(['Nora Ñandú', 'Alba Sol']);
  await app.user.click(screen.getByRole('button', { name: 'Paciente' }));
  expect(patients()).toEqual(['Alba Sol', 'Nora Ñandú']);
  expect(screen.getByRole('columnheader', { name: 'Paciente' })).toHaveAttribute('aria-sort', 'ascending');
  expect(app.address()).toBe(`${TABLE}&orden=paciente`);
  await app.user.click(await patient('Nora Ñandú'));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Cancelar…' }));
  expect(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' })).toBeVisible();
});

test('a pending turno is confirmed by the first item of its menu; another status is chosen at its chip', async () => {
  const app = await open();
  await app.user.click(await patient('Nora Ñandú'));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Confirmar' }));
  await expectToast('Turno confirmado. El email al paciente sale en 3 minutos');
  await app.user.click(await screen.findByRole('button', { name: 'Confirmado: cambiar el estado de Nora Ñandú' }));
  await app.user.click(await screen.findByRole('menuitemradio', { name: 'Completado' }));
  // Not begun yet.
  await app.user.click(await screen.findByRole('button', { name: 'Marcar como completado' }));
  await expectToast('Estado del turno actualizado');
  expect(await screen.findByRole('button', { name: /^Completado: cambiar/ })).toBeVisible();
});

test('one professional’s or room’s turnos are chosen, and the others come back', async () => {
  const app = await open(TABLE, {
    NoSlotsOfDay: {
      noSlotsOfDay: {
        __typename: 'NoSlotsOfDay',
        professionals: [{ __typename: 'WithoutSlots', id: 5, reason: 'rooms_closed' }],
        rooms: [],
      },
    },
  });
  await patient('Nora Ñandú');
  const filter = screen.getByRole('combobox', { name: 'Profesional o sala' });
  await app.user.selectOptions(filter, 'Dr. Pablo Ruiz');
  expect(patients()).toEqual(['Alba Sol']);
  expect(screen.getByText(/^1 turno/)).toBeVisible();
  expect(await screen.findByText('No hay una sala abierta en ese horario.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Grilla' }));
  expect(await screen.findByText(/^Salas cerradas/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Tabla' }));
  await app.user.selectOptions(filter, 'Consultorio 2');
  expect(patients()).toEqual(['Nora Ñandú']);
  await app.user.click(screen.getByRole('button', { name: 'Día siguiente' }));
  expect(await screen.findByText('No hay turnos para este día.')).toBeVisible();
  expect(app.address()).toContain('dia=2026-11-24&como=tabla&sala=2');
});

test('a day that does not load is no day without turnos; changes of others appear and are announced; without an answer the rows stay, with a notice', async () => {
  let isOffline = true;
  const { answers, set } = agendaAnswers('admin', [NORA, ALBA]);
  const online = (operation: string) => (variables: object) =>
    isOffline ? OFFLINE : (answers[operation] as (variables: object) => object)(variables);
  const { user } = await renderApp(TABLE, {
    ...answers,
    AgendaDay: online('AgendaDay'),
    AgendaDayVersion: online('AgendaDayVersion'),
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByText('No hay turnos para este día.')).not.toBeInTheDocument();
  isOffline = false;
  await user.click(retry);
  await patient('Alba Sol');
  set([NORA]);
  setPageVisible(false);
  setPageVisible(true);
  expect(await screen.findByText('Actualizado a las 10:15: 1 quitado')).toBeVisible();
  expect(patients()).toEqual(['Nora Ñandú']);
  isOffline = true;
  setPageVisible(false);
  setPageVisible(true);
  expect(await screen.findByText('No se pudo actualizar: se muestra lo último recibido.')).toBeVisible();
  expect(patients()).toEqual(['Nora Ñandú']);
});

test('the day is printed with a sheet for each professional, or room, who has turnos', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const app = await open();
  await patient('Nora Ñandú');
  const printed = async (what: string) => {
    await app.user.click(screen.getByRole('button', { name: 'Imprimir y exportar' }));
    await app.user.click(await screen.findByRole('menuitem', { name: what }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    const sheets = [...document.querySelectorAll('body > [aria-hidden] h2')].map(({ textContent }) => textContent);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(document.querySelector('body > [aria-hidden] h2')).toBeNull());
    return sheets;
  };
  expect(await printed('Imprimir por profesional')).toEqual(['Dra. Lucía Fernández · Cardiología', 'Dr. Pablo Ruiz']);
  expect(await printed('Imprimir por sala')).toEqual(['Consultorio 1', 'Consultorio 2']);
});

test('the printed week lists all turnos of a day, of which the screen shows the first', async () => {
  const appointments = Array.from({ length: 18 }, (_, index) => aTurno({ id: `t-${index}` }));
  const counts = { pending: 18, confirmed: 0, completed: 0, cancelled: 0, noShow: 0 };
  await open('/admin/appointments/calendar?vista=semana&dia=2026-11-23', {
    AgendaWeek: {
      clinic: { __typename: 'Clinic', now: '2026-11-21T10:15:00-03:00' },
      agendaDays: [{ __typename: 'AgendaDaySummary', date: '2026-11-23', version: '1', ...counts, appointments }],
    },
  });
  const day = within(await screen.findByRole('region', { name: /^lunes, 23/ }));
  expect(day.getAllByRole('listitem')).toHaveLength(16);
  expect(day.getByRole('link', { name: '2 más' })).toBeVisible();
  fireEvent(window, new Event('beforeprint'));
  expect(day.getAllByRole('listitem')).toHaveLength(18);
  expect(day.queryByRole('link', { name: /más$/ })).not.toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
});

test('a turno of the week is moved by one press beside it', async () => {
  const turno = aTurno({ viewerCan: { move: true } });
  const counts = { pending: 1, confirmed: 0, completed: 0, cancelled: 0, noShow: 0 };
  const { user } = await open('/admin/appointments/calendar?vista=semana&dia=2026-11-23', {
    AgendaWeek: {
      clinic: { __typename: 'Clinic', now: '2026-11-21T10:15:00-03:00' },
      agendaDays: [
        { __typename: 'AgendaDaySummary', date: '2026-11-23', version: '1', ...counts, appointments: [turno] },
      ],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mover el turno de Nora Ñandú, 09:30' }));
  expect(await screen.findByRole('dialog', { name: 'Mover turno' })).toBeVisible();
});

test('day, week and month are one press away from each other, and keep the day and the professional', async () => {
  const app = await open(`${TABLE}&profesional=5`);
  const views = within(await screen.findByRole('navigation', { name: 'Vista del calendario' }));
  expect(views.getByRole('link', { name: 'Día' })).toHaveAttribute('aria-current', 'page');
  const hrefs = views.getAllByRole('link').map((link) => link.getAttribute('href')?.split('?')[1]);
  expect(hrefs).toEqual([
    'vista=dia&dia=2026-11-23&profesional=5',
    'vista=semana&dia=2026-11-23&profesional=5',
    'dia=2026-11-23&profesional=5',
  ]);
  await app.user.click(views.getByRole('link', { name: 'Mes' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'lunes, 23 de noviembre de 2026' })).toBeVisible();
});

test('columns without turnos hide and hours grow by a press each; the address keeps both', async () => {
  const grid = '/admin/appointments/calendar?vista=dia&dia=2026-11-23&como=grilla';
  const app = await renderApp(grid, agendaAnswers('admin', [NORA]).answers);
  const columns = () => screen.getAllByRole('list', { name: /^Dra?\. / });
  await app.user.click(await screen.findByRole('button', { name: 'Ocultar 1 columna sin turnos' }));
  expect(columns().map((column) => column.textContent)).toEqual([expect.stringContaining('Nora Ñandú')]);
  const higher = screen.getByRole('button', { name: 'Agrandar las horas' });
  await app.user.click(higher);
  expect(higher).toHaveAttribute('aria-disabled', 'true');
  expect(app.address()).toBe(`${grid}&altura=alta&vacias=ocultas`);
  // A day without any turno.
  await app.user.click(screen.getByRole('button', { name: 'Día siguiente' }));
  expect(await screen.findByText('No hay turnos para este día.')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Mostrar todas las columnas' }));
  expect(columns()).toHaveLength(2);
});

test('an overbooking is marked in the table, and becomes a turno by one press in its menu', async () => {
  let arrive: (it: object) => void = () => undefined;
  const answer = new Promise<object>((resolve) => (arrive = resolve));
  const over = aTurno({ isOverbooking: true, overbookingReason: 'Fiebre', viewerCan: { move: true } });
  const clinic = agendaAnswers('admin', [over, ALBA], {
    RegularizeOverbooking: () => answer,
  });
  const app = { ...(await renderApp(TABLE, clinic.answers)), ...clinic };
  const nora = await screen.findByRole('button', { name: /^Nora Ñandú.*Sobreturno/ });
  await app.user.click(nora);
  await app.user.click(await screen.findByRole('menuitem', { name: 'Pasar a turno normal' }));
  await waitFor(() => expect(app.sent('RegularizeOverbooking')).toHaveLength(1));
  await app.user.click(nora);
  expect(await screen.findByRole('menuitem', { name: 'Mover' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Pasar a turno normal' })).not.toBeInTheDocument();
  await app.user.keyboard('{Escape}');
  arrive({ regularizeOverbooking: { ...over, isOverbooking: false, overbookingReason: null } });
  await expectToast('Ahora es un turno normal');
  expect(app.sent('RegularizeOverbooking')).toEqual([{ id: 'turno-1', expectedVersion: 1 }]);
});

test('an overbooking is marked in the grid, and stays one if its time is taken', async () => {
  const TAKEN = 'El horario elegido ya no está disponible';
  const over = aTurno({ isOverbooking: true, overbookingReason: 'Fiebre', viewerCan: { move: true } });
  const clinic = agendaAnswers('admin', [over, ALBA], { RegularizeOverbooking: new ApiFailure('CONFLICT', TAKEN) });
  const app = await renderApp(TABLE.replace('tabla', 'grilla'), clinic.answers);
  const squeezed = () => screen.findByRole('button', { name: /Sobreturno, .*Nora Ñandú/ });
  expect(screen.queryByRole('button', { name: /Sobreturno, .*Alba Sol/ })).not.toBeInTheDocument();
  await app.user.click(await squeezed());
  await app.user.click(await screen.findByRole('menuitem', { name: 'Pasar a turno normal' }));
  await expectToast(TAKEN);
  await app.user.click(await squeezed());
  expect(await screen.findByRole('menuitem', { name: 'Pasar a turno normal' })).toBeVisible();
});
