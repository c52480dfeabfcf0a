import { screen, waitFor, within } from '@testing-library/react';

import { OFFLINE } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { aRoom, NORTH, open, names, row, dialog, field } from './rooms.fixture';

test('the rooms stand in the clinic’s order, each with its status, its price and the way to its hours', async () => {
  await open([aRoom(), NORTH]);
  const first = await row('Consultorio 1');
  for (const text of ['Planta baja', 'Activa', '0', '$ 4.500']) expect(first.getByText(text)).toBeVisible();
  const second = await row('Sala Norte');
  expect(second.getByText('Inactiva')).toBeVisible();
  expect(second.getByText('$ 3.000 (clínica)')).toBeVisible();
  expect(second.getByRole('link', { name: 'Gestionar Disponibilidad: Sala Norte' })).toBeVisible();
  const card = within(screen.getByRole('list', { name: 'Disponibilidad' }));
  expect(card.getByRole('link', { name: 'Gestionar Disponibilidad: Sala Norte' })).toHaveAttribute(
    'href',
    '/admin/rooms/2/availability',
  );
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
  await write(user, screen.getByRole('searchbox', { name: 'Buscar una sala' }), 'norte');
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
  await expectToast('Error al crear la sala');
  expect(await form.findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
  await user.click(form.getByRole('button', { name: 'Crear sala' }));
  await expectToast('Sala creada exitosamente');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = sent('CreateRoom');
  expect(first).toEqual(second);
  expect(first?.['input']).toEqual({
    name: 'Consultorio 4',
    description: '',
    isActive: true,
    sortOrder: 0,
    hourlyRate: 0,
    specialtyIds: [],
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
      id: 1,
      expectedVersion: 1,
      input: {
        name: 'Consultorio 1',
        description: 'Planta baja',
        isActive: false,
        sortOrder: 0,
        hourlyRate: 5200.5,
        specialtyIds: [],
      },
    },
  ]);
});

test('a room is deleted after a question, and leaves the list', async () => {
  const { user, loseNext } = await open([aRoom(), NORTH]);
  await user.click((await row('Sala Norte')).getByRole('button', { name: 'Eliminar: Sala Norte' }));
  const question = await dialog('Eliminar sala');
  loseNext('DeleteRoom');
  await user.click(question.getByRole('button', { name: 'Eliminar sala' }));
  await expectToast('Error al eliminar la sala');
  await user.click(question.getByRole('button', { name: 'Eliminar sala' }));
  await expectToast('Sala eliminada exitosamente');
  await waitFor(() => expect(names()).toEqual(['Consultorio 1']));
});
