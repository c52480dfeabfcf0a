import { screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../../testing/clinic-data';
import { OFFLINE } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { chooseOfRow } from '../../../testing/row-menu';
import { write } from '../../../testing/write';
import { BOARD, openBoard } from './board.fixture';
import { anEntry, anOffer, pageOf } from './entry.fixture';

const urgent = anEntry({ id: 'e0', patientName: 'Aldo Paz', isUrgent: true, urgentReason: 'Resultado alterado' });

test('who waits is listed in the order in which they are asked, with days, last offer and urgency; the details have every offer and the kept turno', async () => {
  const keptAppointment = {
    __typename: 'Appointment',
    id: 'a1',
    startTime: '2026-12-03T11:00:00-03:00',
    durationMinutes: 30,
    professionalName: 'Dr. Gil',
  } as never;
  const { user } = await openBoard([
    urgent,
    anEntry({ offers: [anOffer()], contactName: 'Eva Ñandú', keptAppointment }),
  ]);
  const aldo = within(await screen.findByRole('row', { name: /Aldo Paz/ }));
  expect(aldo.getByText('Urgente')).toBeVisible();
  const nora = within(screen.getByRole('row', { name: /Nora Ñandú/ }));
  for (const text of [
    'Cardiología',
    'lun y mié 09:00 - 12:00',
    'hasta el 04-12-2026',
    '20-11-2026',
    'mar, 24 nov, 09:30',
    'no respondió',
    'Esperando',
  ])
    expect(nora.getByText(text)).toBeVisible();
  expect(screen.getAllByRole('row').map(({ textContent }) => /Aldo|Nora/.exec(textContent)?.[0])).toEqual([
    undefined,
    'Aldo',
    'Nora',
  ]);
  await chooseOfRow(user, 'Nora Ñandú', 'Ver detalles');
  const details = within(await screen.findByRole('dialog', { name: 'Lugar en la lista de espera' }));
  expect(details.getByText('Eva Ñandú')).toBeVisible();
  expect(details.getByRole('link', { name: 'jue, 3 dic, 11:00, con Dr. Gil' })).toBeVisible();
  expect(details.getByText('mar, 24 nov, 09:30: no respondió · Dra. Sosa · Consultorio 1')).toBeVisible();
});

test('a time is offered to those who have an e-mail, and others are called', async () => {
  const { user } = await openBoard([urgent, anEntry({ patientEmail: null, patientPhone: '+54 9 11 5555 3113' })]);
  const aldo = within(await screen.findByRole('row', { name: /Aldo Paz/ }));
  expect(aldo.getByRole('button', { name: /^Ofrecer/ })).toBeVisible();
  const nora = within(screen.getByRole('row', { name: /Nora Ñandú/ }));
  expect(nora.queryByRole('button', { name: /^Ofrecer/ })).toBeNull();
  expect(nora.getByText(/Sin correo/)).toBeVisible();
  await user.click(nora.getByRole('button', { name: /^Ver detalles/ }));
  const details = within(await screen.findByRole('dialog', { name: 'Lugar en la lista de espera' }));
  expect(details.getByText('Sin correo no se le ofrecen horarios: avisale por teléfono.')).toBeVisible();
});

test('the list is narrowed in the address, and goes on where it was', async () => {
  const { user, sent, address } = await openBoard([], {
    WaitingBoard: ({ after }) =>
      after ? pageOf([anEntry({ id: 'e2', patientName: 'Omar Paz' })]) : pageOf([anEntry()], 'e1'),
  });
  expect(await screen.findByText('1 en espera, y hay más')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mostrar más' }));
  expect(await screen.findByRole('row', { name: /Omar Paz/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Nora Ñandú/ })).toBeVisible();
  expect(screen.getByText('2 en espera')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Primero las urgencias; después, quien espera desde antes.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Ya no esperan');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Profesional' }), 'Dra. Sosa');
  expect(address()).toBe(`${BOARD}?estado=ya-no&profesional=7`);
  await waitFor(() =>
    expect(sent('WaitingBoard').at(-1)).toMatchObject({
      filter: { status: 'ended', professionalId: 7, specialtyId: null },
    }),
  );
  // These receive no offers.
  expect(await screen.findByRole('table', { name: 'Quienes ya no esperan' })).toBeVisible();
  expect(screen.queryByText(/^Primero las urgencias/)).not.toBeInTheDocument();
});

const SEARCH = 'Buscar nombre, DNI o teléfono';
const searchbox = (name = SEARCH) => screen.findByRole('searchbox', { name });

test('who calls is found by their name, in the address as well, and Back shows everybody again', async () => {
  const nora = anEntry({ patientName: 'Nora Paz', contactName: 'Eva Gómez' });
  const { user, sent, address, back } = await openBoard([], {
    WaitingBoard: ({ filter }) => pageOf((filter as { search: string }).search ? [nora] : [urgent, nora]),
  });
  expect(await screen.findByText('2 en espera')).toBeVisible();
  await user.keyboard('/');
  expect(await searchbox()).toHaveFocus();
  await write(user, await searchbox(), 'gomez');
  await waitFor(() => expect(address()).toBe(`${BOARD}?buscar=gomez`));
  expect(await screen.findByText('Resultados: 1 en espera')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('row', { name: /Aldo Paz/ })).not.toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Nora Paz/ })).getByText(/^Lo pide Eva Gómez/)).toBeVisible();
  // Not a request per letter.
  expect(sent('WaitingBoard').map(({ filter }) => (filter as { search: string }).search)).toEqual(['', 'gomez']);
  await back();
  expect(await screen.findByRole('row', { name: /Aldo Paz/ })).toBeVisible();
  expect(await searchbox()).toHaveValue('');
});

test('entries that no longer wait are not found among waiting ones, and are one press away', async () => {
  const gone = anEntry({
    patientName: 'Nora Gómez',
    status: 'ended',
    endReason: 'over',
    endedAt: '2026-11-20T09:00:00-03:00',
  });
  const { user, address } = await openBoard([], {
    WaitingBoard: ({ filter }) => pageOf((filter as { status: string }).status === 'ended' ? [gone] : []),
  });
  expect(await screen.findByText('Nadie espera un turno')).toBeVisible();
  await write(user, await searchbox(), 'gomez');
  expect(await screen.findByText('Nadie coincide con la búsqueda')).toBeVisible();
  expect(screen.getByText('Se buscó en “Esperando”.')).toBeVisible();
  expect(screen.getByText('Resultados: 0 en espera')).toHaveAttribute('role', 'status');
  expect(screen.queryByText('Nadie espera un turno')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Buscar en “Esperando”' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Buscar sin filtros' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Buscar en “Ya no esperan”' }));
  expect(address()).toBe(`${BOARD}?buscar=gomez&estado=ya-no`);
  const row = within(await screen.findByRole('row', { name: /Nora Gómez/ }));
  for (const text of ['Venció', 'terminó el 20-11-2026']) expect(row.getByText(text)).toBeVisible();
  expect(screen.getByText('Resultados: 1 ya no espera')).toBeVisible();
});

test('who is not found under the filters is searched without them at a press, with the same words', async () => {
  const { user, address } = await openBoard(
    [],
    { WaitingBoard: ({ filter }) => pageOf((filter as { specialtyId: unknown }).specialtyId ? [] : [anEntry()]) },
    { path: `${BOARD}?buscar=nora&estado=ya-no&profesional=7&especialidad=1` },
  );
  expect(await screen.findByText('Se buscó en “Ya no esperan”, con los filtros elegidos.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Buscar sin filtros' }));
  expect(await screen.findByRole('row', { name: /Nora Ñandú/ })).toBeVisible();
  expect(await searchbox()).toHaveValue('nora');
  expect(address()).toBe(`${BOARD}?buscar=nora&estado=ya-no`);
});

test('a professional searches without a DNI, which only administrators see', async () => {
  await openBoard([anEntry()], {}, { role: 'professional', path: '/dashboard/waiting-list' });
  expect(await searchbox('Buscar nombre o teléfono')).toBeVisible();
});

test('a failed load, or search, does not look like an empty list', async () => {
  let answer: object = OFFLINE;
  const { user } = await openBoard([], { WaitingBoard: () => answer });
  expect((await screen.findAllByText('Error al cargar la lista de espera')).length).toBeGreaterThan(0);
  answer = pageOf([]);
  expect(screen.queryByText(/^Primero las urgencias/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Nadie espera un turno')).toBeVisible();
  expect(screen.queryByText(/^Primero las urgencias/)).not.toBeInTheDocument();
  answer = OFFLINE;
  await write(user, await searchbox(), 'gomez');
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.queryByText(/^Nadie|\d en espera/)).not.toBeInTheDocument();
  answer = pageOf([]);
  await user.click(retry);
  expect(await screen.findByText('Nadie coincide con la búsqueda')).toBeVisible();
});

test.each([
  [true, 0],
  [false, 0],
])('with the list on (%s) and %i waiting, a professional finds it when there is a use for it', async (is, count) => {
  localStorage.setItem('token', 'abc');
  await renderApp('/dashboard', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('professional') },
    WaitingListShown: { isWaitingListEnabled: is, ...pageOf(count === 0 ? [] : [anEntry()]) },
  });
  const tabs = within(await screen.findByRole('navigation', { name: 'Panel de Control' }));
  await waitFor(() =>
    expect(tabs.queryAllByRole('link', { name: 'Lista de espera' })).toHaveLength(is || count ? 1 : 0),
  );
});
