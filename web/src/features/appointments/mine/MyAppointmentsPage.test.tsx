import { act, screen, waitFor, within } from '@testing-library/react';

import { OFFLINE } from '../../../testing/fake-api';
import { anOwnAppointment, aPastAppointment, markable } from '../../../testing/own-appointments-data';
import { expectToast } from '../../../testing/toast';
import { choose, counts, IN_DECEMBER, item, listed, MONDAY, open, openMenu, openWith } from './my-appointments.fixture';
import { MyAppointmentsDocument } from './my-appointments.generated';

const CANCELLED = anOwnAppointment({
  id: 'turno-3',
  status: 'cancelled',
  startTime: '2026-11-25T08:00:00-03:00',
  viewerCan: { cancel: false },
});

const OSDE = {
  __typename: 'AppointmentCoverage',
  insurerId: 2,
  insurerName: 'OSDE',
  planId: null,
  planName: null,
  isPrivatePay: false,
  outcome: 'yes',
  copay: 0,
  exemptReason: null,
} as const;

test('all that is to come stands above the counters, of which pending and confirmed are Programadas; the past below, each in its order', async () => {
  await open([aPastAppointment(5, { status: 'no_show' }), IN_DECEMBER, CANCELLED, MONDAY, aPastAppointment(1)]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Historial de Citas' })).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(listed('Próximo turno')).toEqual(['lunes, 23 de noviembre de 2026 09:30']);
  expect(screen.getByText('Programadas').compareDocumentPosition(await item(/1 de diciembre/))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(listed('Próximas')).toEqual(['martes, 1 de diciembre de 2026 18:00']);
  expect(listed('Historial de Citas')).toEqual([
    'miércoles, 25 de noviembre de 2026 08:00',
    'jueves, 19 de noviembre de 2026 16:00',
    'domingo, 15 de noviembre de 2026 16:00',
  ]);
  await waitFor(() => expect(counts()).toEqual(['5', '2', '1', '1']));
  // The absence is in the total and in no other card.
  expect(screen.getByText('Todo tu historial · 1 ausente')).toBeVisible();
});

test('the status is shown in the feminine, as of a cita', async () => {
  const words = ['Pendiente', 'Confirmada', 'Completada', 'Cancelada', 'Ausente'];
  const statuses = ['pending', 'confirmed', 'completed', 'cancelled', 'no_show'] as const;
  await open(statuses.map((status, index) => anOwnAppointment({ id: `turno-${index}`, status })));
  const shown = await screen.findAllByRole('article');
  const said = shown.map((card) => words.find((word) => within(card).queryByText(word) !== null));
  expect(said.toSorted()).toEqual(words.toSorted());
});

test('a long series shows its first turnos, and the rest when asked for and after coming back to it', async () => {
  const weekly = Array.from({ length: 9 }, (_, week) => {
    const day = new Date(Date.UTC(2026, 11, 1 + 7 * week)).toISOString().slice(0, 10);
    return anOwnAppointment({
      id: `turno-${week}`,
      startTime: `${day}T18:00:00-03:00`,
      endTime: `${day}T18:30:00-03:00`,
    });
  });
  const { user, back } = await open(weekly);
  await screen.findByRole('heading', { name: 'Próximas' });
  expect(listed('Próximas')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Ver 2 citas más' }));
  expect(listed('Próximas')).toHaveLength(8);
  expect(screen.getByRole('heading', { name: /martes, 19 de enero de 2027/ })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Ver .* más$/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Inicio' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Próximas' })).not.toBeInTheDocument());
  await back();
  await screen.findByRole('heading', { name: 'Próximas' });
  expect(listed('Próximas')).toHaveLength(8);
});

test('without citas the page says so and leads to booking one', async () => {
  await open([]);
  expect(await screen.findByText('No tienes citas')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reservar Cita' })).toHaveAttribute('href', '/');
  expect([...document.querySelectorAll('main .MuiButton-contained')].map(({ textContent }) => textContent)).toEqual([
    'Reservar Cita',
  ]);
  expect(counts()).toEqual(['0', '0', '0', '0']);
  expect(screen.queryByRole('heading', { name: 'Historial de Citas' })).not.toBeInTheDocument();
});

test('without a turno ahead the page says so; one can be booked from the top, and a past one again, from the specialty where the professional left', async () => {
  await open([aPastAppointment(1), aPastAppointment(5, { professionalIsPublic: false, specialtyId: 2 })]);
  const again = within(await item(/19 de noviembre/)).getByRole('link', { name: 'Reservar de nuevo' });
  expect(again).toHaveAttribute('href', '/book/4');
  expect(again).toHaveAccessibleDescription(/19 de noviembre de 2026 16:00/);
  expect(within(await item(/15 de noviembre/)).getByRole('link', { name: 'Reservar de nuevo' })).toHaveAttribute(
    'href',
    '/book-specialty/2',
  );
  expect(screen.getByRole('button', { name: 'Reservar Turno' })).toHaveAttribute('aria-haspopup', 'dialog');
  const next = within(screen.getByRole('region', { name: 'Próximo turno' }));
  expect(next.getByText('No tenés turnos por delante.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Próximas' })).not.toBeInTheDocument();
});

test('a card says all of the turno, has its main action in sight and the rest in a menu, by which it is kept in the own calendar', async () => {
  const save = jest.fn<string, [Blob]>(() => 'blob:turno');
  URL.createObjectURL = save as typeof URL.createObjectURL;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open([anOwnAppointment({ notes: 'Traer estudios', coverage: OSDE })]);
  const card = await item(/lunes, 23 de noviembre de 2026 09:30/);
  for (const text of ['Confirmada', 'Dra. Lucía Fernández', 'Cardiología', 'Sala: Consultorio 2', 'Traer estudios']) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  expect(within(card).getByText('OSDE · Copago: Sin copago')).toBeVisible();
  expect(within(card).getByText('Traé: carnet de OSDE y DNI')).toBeVisible();
  const move = within(card).getByRole('link', { name: 'Cambiar de horario: lunes, 23 de noviembre de 2026, 09:30' });
  expect(move).toHaveAttribute('href', '/reschedule/turno-1');
  const menu = await openMenu(user, card);
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Ver el turno',
    'Agregar al calendario',
    'Avisarme si se libera un turno antes',
    'Cancelar',
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Agregar al calendario' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  const text = await readText(save.mock.calls[0]?.[0]);
  expect(text).toContain('DTSTART:20261123T123000Z');
  expect(text).toContain('SUMMARY:Turno con Dra. Lucía Fernández');
  await expectToast('Se descargó turno.ics: abrilo para sumar el turno a tu calendario');
});

test('more of a long history comes when asked for, and the focus goes to where it begins; a part that fails to load is reported, and the shown ones stay', async () => {
  let isOnline = false;
  const history = Array.from({ length: 25 }, (_none, number) => aPastAppointment(number));
  const { user } = await openWith(history, 'MyAppointments', ({ after }) => (after && !isOnline ? OFFLINE : null));
  const more = async () => user.click(await screen.findByRole('button', { name: 'Mostrar más' }));
  await more();
  expect(await screen.findAllByText('Error al cargar las citas')).not.toHaveLength(0);
  expect(screen.getAllByRole('article')).toHaveLength(20);
  expect(screen.queryByText(/se muestra lo último recibido/)).not.toBeInTheDocument();
  isOnline = true;
  await more();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25));
  await waitFor(() => expect(screen.getByRole('heading', { name: /31 de octubre de 2026/ })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Mostrar más' })).not.toBeInTheDocument();
});

test('after a change a second page of the history is asked for too, not the first page alone', async () => {
  const turnos = [MONDAY, ...Array.from({ length: 25 }, (_none, number) => aPastAppointment(number))];
  const { mark, answer } = markable(turnos, 22);
  const { user } = await open(turnos, { MyAppointments: answer });
  await user.click(await screen.findByRole('button', { name: 'Mostrar más' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /31 de octubre de 2026/ })).toBeVisible());
  mark();
  await choose(user, await item(/23 de noviembre/), 'Cancelar');
  await user.click(await screen.findByRole('button', { name: 'Cancelar turno' }));
  expect(await screen.findByText('Ausente')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(26);
});

test('while they are on their way, the page says so', async () => {
  await open([], { MyAppointments: () => new Promise<object>(() => undefined) });
  expect(await screen.findByText('Cargando tus turnos…')).toBeInTheDocument();
  expect(screen.queryByText('No tienes citas')).not.toBeInTheDocument();
});

test('a failed load is reported, in the page and as a toast, and can be retried; citas that cannot be loaded again stay, with a notice', async () => {
  let isOnline = false;
  const { user, client } = await openWith([MONDAY], 'MyAppointments', () => (isOnline ? null : OFFLINE));
  await waitFor(() => expect(screen.getAllByText('Error al cargar las citas').length).toBeGreaterThan(1));
  expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar las citas');
  expect(screen.queryByText('Programadas')).not.toBeInTheDocument();
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await item(/23 de noviembre/)).toBeVisible();
  isOnline = false;
  await act(() => client.refetchQueries({ include: [MyAppointmentsDocument] }).catch(() => undefined));
  const notice = await screen.findByText('No se pudo actualizar: se muestra lo último recibido.');
  expect(await item(/23 de noviembre/)).toBeVisible();
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});

function readText(blob: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = Object.assign(new FileReader(), { onload: () => resolve(String(reader.result)) });
    reader.readAsText(blob ?? new Blob());
  });
}
