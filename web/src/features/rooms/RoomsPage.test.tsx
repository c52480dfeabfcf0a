import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import type { RoomFactsFragment } from './rooms.generated';

const aRoom = (facts: Partial<RoomFactsFragment> = {}) =>
  ({
    __typename: 'Room' as const, id: 1, name: 'Consultorio 1', description: 'Planta baja',
    isActive: true, sortOrder: 0, hourlyRate: 4500, specialtyIds: [], version: 1, ...facts,
  });
type Room = ReturnType<typeof aRoom>;
const SPECIALTIES = ['Cardiología', 'Kinesiología', 'Odontología'].map((name, index) => ({
  __typename: 'Specialty', id: index + 1, name,
}));

const NORTH = aRoom({ id: 2, name: 'Sala Norte', description: '', sortOrder: 1, hourlyRate: 0, isActive: false });

/** A clinic with these rooms; what is created, changed and deleted is there the next time they are asked for. */
async function open(first: Room[], more: Answers = {}, path = '/admin/system/rooms') {
  localStorage.setItem('token', 'abc');
  let rooms = first;
  const keep = (room: Room) => {
    rooms = [...rooms.filter(({ id }) => id !== room.id), room];
    return room;
  };
  const app = await renderApp(path, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Rooms: () => ({ allRooms: rooms, allSpecialties: SPECIALTIES, rentalConfig: { __typename: 'RentalConfig', defaultHourlyCost: 3000 } }),
    CreateRoom: ({ input }) => ({ createRoom: keep(aRoom({ ...(input as object), id: 9 })) }),
    UpdateRoom: ({ id, input }) => ({ updateRoom: keep(aRoom({ ...rooms.find((room) => room.id === id), ...(input as object) })) }),
    DeleteRoom: ({ id }) => {
      rooms = rooms.filter((room) => room.id !== id);
      return { deleteRoom: true };
    },
    ...more,
  });
  const sent = (operation: string) => app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, sent, change: (facts: Partial<RoomFactsFragment>) => void keep(aRoom({ ...rooms[0], ...facts })) };
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const field = (place: ReturnType<typeof within>, name: string) => place.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('the rooms stand in the clinic’s order, each with its status, its price and the way to its hours', async () => {
  await open([aRoom(), NORTH]);
  const first = await row('Consultorio 1');
  for (const text of ['Planta baja', 'Activa', '0', '$ 4.500']) expect(first.getByText(text)).toBeVisible();
  const second = await row('Sala Norte');
  expect(second.getByText('Inactiva')).toBeVisible();
  expect(second.getByText('$ 3.000 (clínica)')).toBeVisible();
  expect(second.getByRole('link', { name: 'Gestionar Disponibilidad: Sala Norte' })).toHaveAttribute('href', '/admin/rooms/2/availability');
  expect(names()).toEqual(['Consultorio 1', 'Sala Norte']);
  expect(screen.getByText('2 salas')).toBeVisible();
});

test('they can be looked for, filtered by status and ordered, and the address says how', async () => {
  const { user, address } = await open(
    [aRoom(), NORTH, aRoom({ id: 3, name: 'Consultorio 10', hourlyRate: 900 })],
    {},
    '/admin/system/rooms?estado=activa',
  );
  await row('Consultorio 10');
  expect(names()).toEqual(['Consultorio 1', 'Consultorio 10']);
  await user.click(screen.getByRole('button', { name: 'Precio por hora' }));
  expect(names()).toEqual(['Consultorio 10', 'Consultorio 1']);
  await user.type(screen.getByRole('searchbox', { name: 'Buscar una sala' }), 'norte');
  await waitFor(() => expect(address()).toContain('buscar=norte'));
  expect(address()).toContain('orden=precio');
  expect(await screen.findByText('Nada coincide con la búsqueda')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mostrar todo' }));
  expect(names()).toEqual(['Sala Norte', 'Consultorio 10', 'Consultorio 1']);
});

test('a room is created once, however often a lost answer makes it be sent', async () => {
  let isLost = true;
  const { user, sent } = await open([], {
    CreateRoom: ({ input }) => {
      if (isLost) {
        isLost = false;
        return OFFLINE;
      }
      return { createRoom: aRoom({ ...(input as object), id: 9 }) };
    },
  });
  expect(await screen.findByText('Todavía no hay salas')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nueva sala' }));
  const form = await dialog('Nueva sala');
  await user.click(form.getByRole('button', { name: 'Crear sala' }));
  expect(await form.findByText('El nombre es requerido')).toBeVisible();
  await write(user, field(form, 'Nombre'), ' Consultorio 4 ');
  await user.clear(field(form, 'Precio por hora'));
  expect(form.getByText('Con 0 se cobra el costo por hora de la clínica: $ 3.000')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Crear sala' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Error al crear la sala');
  await user.click(form.getByRole('button', { name: 'Crear sala' }));
  await expectToast('Sala creada exitosamente');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = sent('CreateRoom');
  expect(first).toEqual(second);
  expect(first?.['input']).toEqual({
    name: 'Consultorio 4', description: '', isActive: true, sortOrder: 0, hourlyRate: 0, specialtyIds: [],
  });
});

test('a room is changed, and the list shows it', async () => {
  const { user, sent } = await open([aRoom()]);
  await user.click((await row('Consultorio 1')).getByRole('button', { name: 'Editar: Consultorio 1' }));
  const form = await dialog('Editar sala');
  await user.click(form.getByRole('switch', { name: /Activa/ }));
  await user.clear(field(form, 'Precio por hora'));
  await write(user, field(form, 'Precio por hora'), '5.200,50');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Sala actualizada exitosamente');
  expect(await (await row('Consultorio 1')).findByText('Inactiva')).toBeVisible();
  expect(sent('UpdateRoom')).toEqual([
    {
      id: 1, expectedVersion: 1,
      input: { name: 'Consultorio 1', description: 'Planta baja', isActive: false, sortOrder: 0, hourlyRate: 5200.5, specialtyIds: [] },
    },
  ]);
});

describe('A room with bookings to come', () => {
  const TURNO = {
    id: 'a', bookingId: 't', kind: 'appointment', date: '2026-11-24', startTime: '10:00', endTime: '10:30',
    professionalName: 'Laura Gómez', patientName: 'Ana Pérez',
  };
  const RENTAL = { ...TURNO, id: 'b', kind: 'rental', startTime: '15:00', endTime: '17:00', patientName: null };
  const holding = (...bookings: object[]) =>
    new ApiFailure('CONFLICT', 'Quedarían en una sala inactiva', undefined, undefined, undefined, bookings);

  async function switchOff(...answers: object[]) {
    const app = await open([aRoom()], { UpdateRoom: () => answers.shift() ?? {} });
    await app.user.click((await row('Consultorio 1')).getByRole('button', { name: 'Editar: Consultorio 1' }));
    const form = await dialog('Editar sala');
    await write(app.user, field(form, 'Descripción'), ' y fondo');
    await app.user.click(form.getByRole('switch', { name: /Activa/ }));
    await app.user.click(form.getByRole('button', { name: 'Guardar cambios' }));
    return { ...app, form, question: await dialog('¿Desactivar Consultorio 1?') };
  }

  test('is switched off once all of them were shown and what follows was said', async () => {
    const done = { updateRoom: aRoom({ isActive: false, version: 2 }) };
    const { user, sent, question } = await switchOff(holding(TURNO), holding(TURNO, RENTAL), done);
    const list = within(question.getByRole('list', { name: 'Turnos y alquileres por delante' }));
    expect(list.getByText('mar, 24 nov, 10:00 a 10:30: turno de Ana Pérez con Laura Gómez')).toBeVisible();
    expect(question.getByText(/^Queda como está: nada se cancela por sí solo y no se avisa a nadie/)).toBeVisible();
    expect(question.getByText('Nadie más puede reservar ni alquilar la sala.')).toBeVisible();
    expect(question.getByRole('button', { name: 'No guardar' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Desactivar sala' }));
    expect(await screen.findByText('Tiene por delante 1 turno y 1 alquiler:')).toBeVisible();
    expect(screen.getByText('mar, 24 nov, 15:00 a 17:00: alquiler de Laura Gómez')).toBeVisible();
    expect(screen.getByText(/, y en lo alquilado tampoco se pueden dar turnos nuevos\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desactivar sala' }));
    await expectToast('Sala actualizada exitosamente');
    expect(sent('UpdateRoom').map(({ confirmedBookings }) => confirmedBookings)).toEqual([undefined, ['a'], ['a', 'b']]);
  });

  test('stays as it is when that is not what was meant, and what was typed stays', async () => {
    const { user, sent, form, question } = await switchOff(holding(TURNO));
    await user.click(question.getByRole('button', { name: 'No guardar' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Quedarían en una sala inactiva');
    expect(field(form, 'Descripción')).toHaveValue('Planta baja y fondo');
    expect(sent('UpdateRoom')).toHaveLength(1);
  });
});

test('a room names the specialties that it serves, by the keyboard too; none stands for all', async () => {
  const { user, sent } = await open([aRoom({ specialtyIds: [1] }), NORTH]);
  expect((await row('Consultorio 1')).getByText('Solo Cardiología.')).toBeVisible();
  expect((await row('Sala Norte')).queryByText(/^Solo/)).not.toBeInTheDocument();
  await user.click((await row('Consultorio 1')).getByRole('button', { name: 'Editar: Consultorio 1' }));
  const form = await dialog('Editar sala');
  const box = form.getByRole('combobox', { name: /^Especialidades/ });
  expect(box).toHaveAccessibleDescription(/^Ninguna: sirve para todas\./);
  await user.type(box, 'odonto{Enter}');
  await user.type(box, 'kinesio{Enter}{Escape}');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Sala actualizada exitosamente');
  expect(await (await row('Consultorio 1')).findByText('Solo Cardiología, Kinesiología, Odontología.')).toBeVisible();
  expect(sent('UpdateRoom')).toMatchObject([{ input: { specialtyIds: [1, 2, 3] } }]);
});

test('text that finds no specialty sends nothing by Enter, and one that is not listed stays with the room', async () => {
  const { user, sent } = await open([aRoom({ specialtyIds: [99, 2] })]);
  await user.click((await row('Consultorio 1')).getByRole('button', { name: 'Editar: Consultorio 1' }));
  const form = await dialog('Editar sala');
  const box = form.getByRole('combobox', { name: /^Especialidades/ });
  await user.type(box, 'zzz{Enter}');
  expect(box).toHaveValue('zzz');
  expect(sent('UpdateRoom')).toEqual([]);
  await user.clear(box);
  await user.type(box, 'cardio{Enter}{Escape}');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Sala actualizada exitosamente');
  expect(sent('UpdateRoom')).toMatchObject([{ input: { specialtyIds: [1, 2, 99] } }]);
});

test('a name that another room has is refused under its field, and what was typed stays', async () => {
  const { user } = await open([aRoom()], { UpdateRoom: new ApiFailure('CONFLICT', 'Ya existe una sala con ese nombre', 'name') });
  await user.click((await row('Consultorio 1')).getByRole('button', { name: 'Editar: Consultorio 1' }));
  const form = await dialog('Editar sala');
  await user.type(field(form, 'Nombre'), '0');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  expect(await form.findByText('Ya existe una sala con ese nombre')).toBeVisible();
  expect(field(form, 'Nombre')).toHaveFocus();
  expect(field(form, 'Nombre')).toHaveValue('Consultorio 10');
});

test('of two administrators who change the same room, the second sees both versions and decides', async () => {
  let refused = false;
  const theirs = aRoom({ name: 'Consultorio A', hourlyRate: 5000, version: 2 });
  const { user, sent } = await open([aRoom()], {
    UpdateRoom: ({ input }) => {
      if (refused) return { updateRoom: aRoom({ ...(input as object), version: 3 }) };
      refused = true;
      return new ApiFailure('CONFLICT', 'Otra persona la cambió', undefined, undefined, theirs);
    },
  });
  await user.click((await row('Consultorio 1')).getByRole('button', { name: 'Editar: Consultorio 1' }));
  const form = await dialog('Editar sala');
  await user.clear(field(form, 'Nombre'));
  await write(user, field(form, 'Nombre'), 'Consultorio Uno');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  const changes = within(await form.findByRole('group', { name: 'Cambios de otra persona' }));
  expect(changes.getByRole('radio', { name: 'Lo que guardó la otra persona Consultorio A' })).not.toBeChecked();
  // The rate, which only the other one changed, stands.
  expect(field(form, 'Precio por hora')).toHaveValue('5.000');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Sala actualizada exitosamente');
  expect(sent('UpdateRoom').at(-1)).toMatchObject({ expectedVersion: 2, input: { name: 'Consultorio Uno', hourlyRate: 5000 } });
});

test('a room is deleted after a question, and leaves the list', async () => {
  const { user } = await open([aRoom(), NORTH]);
  await user.click((await row('Sala Norte')).getByRole('button', { name: 'Eliminar: Sala Norte' }));
  const question = await dialog('Eliminar sala');
  await user.click(question.getByRole('button', { name: 'Eliminar sala' }));
  await expectToast('Sala eliminada exitosamente');
  await waitFor(() => expect(names()).toEqual(['Consultorio 1']));
});

test('a room in use is not deleted, and the question says what to do instead', async () => {
  const { user } = await open([aRoom()], {
    DeleteRoom: new ApiFailure('CONFLICT', 'La sala tiene turnos en su historial. Desactivá la sala en lugar de eliminarla'),
  });
  await user.click((await row('Consultorio 1')).getByRole('button', { name: 'Eliminar: Consultorio 1' }));
  const question = await dialog('Eliminar sala');
  await user.click(question.getByRole('button', { name: 'Eliminar sala' }));
  expect(await question.findByText('La sala tiene turnos en su historial. Desactivá la sala en lugar de eliminarla')).toBeVisible();
});

test('rooms that could not be loaded are not an empty list', async () => {
  let isDown = true;
  const rentalConfig = { __typename: 'RentalConfig', defaultHourlyCost: 3000 };
  const Rooms = () => (isDown ? new ApiFailure('INTERNAL', '') : { allRooms: [aRoom()], allSpecialties: SPECIALTIES, rentalConfig });
  const { user } = await open([], { Rooms });
  expect((await screen.findAllByText('Error al cargar los datos')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Todavía no hay salas')).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await row('Consultorio 1')).toBeDefined();
});
