import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, interval } from '../../../testing/clinic-data';
import { ApiFailure } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { aMonth, aTemplate, openRoom, press, weekOf } from '../room-hours.fixture';

const open = (more: Parameters<typeof openRoom>[0] = {}, path = '/templates') => openRoom(more, { path });
const name = async () => screen.findByRole('textbox', { name: 'Nombre de la plantilla' });
const MONDAY = { startTime: '09:00', endTime: '13:00' };

test('the month’s week stands in the form with its total and times in quarters of an hour, and is applied to the month with its name', async () => {
  const { user, changes, loseNext } = await open();
  expect(await screen.findByText('Total semanal: 16 h')).toBeVisible();
  const from = within(screen.getByRole('combobox', { name: 'Lunes, horario 1, desde' }));
  expect(from.getAllByText(/^\d/)).toHaveLength(96);
  expect(from.getByText('09:15')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Quitar lunes, horario 2, de 14:00 a 18:00' }));
  expect(screen.queryByRole('button', { name: /^Quitar lunes/ })).not.toBeInTheDocument();
  expect(screen.getByText('Total semanal: 12 h')).toBeVisible();
  await user.clear(await name());
  await press(user, 'Aplicar a noviembre de 2026');
  expect(await screen.findByText('El nombre de la plantilla es requerido')).toBeVisible();
  expect(await name()).toHaveFocus();
  await write(user, await name(), 'Verano');
  loseNext('SetRoomAvailability');
  await press(user, 'Aplicar a noviembre de 2026');
  await expectToast('Error al aplicar la plantilla');
  await press(user, 'Aplicar a noviembre de 2026');
  await expectToast('Plantilla "Verano" aplicada exitosamente');
  expect(changes().slice(1)).toMatchObject([
    {
      year: 2026,
      month: 11,
      expectedVersion: 3,
      input: {
        templateName: 'Verano',
        weeklyTemplate: {
          monday: { isAvailable: true, intervals: [MONDAY] },
          sunday: { isAvailable: false, intervals: [] },
        },
      },
    },
  ]);
  expect(changes()[0]?.input).not.toHaveProperty('dailyOverrides');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Aplicar a noviembre de 2026' })).toHaveFocus());
});

test('on the last days of a month its successor opens, and any month to come is chosen at the top', async () => {
  const { user, address } = await open({ Clinic: { clinic: aClinic({ now: '2026-11-30T10:15:00-03:00' }) } });
  expect(await screen.findByRole('heading', { name: 'Horario de diciembre de 2026' })).toBeVisible();
  const month = screen.getByRole('combobox', { name: 'Mes' });
  expect(within(month).getAllByRole('option')).toHaveLength(14);
  await user.selectOptions(month, 'noviembre de 2026');
  expect(await screen.findByRole('button', { name: 'Aplicar a noviembre de 2026' })).toBeVisible();
  expect(address()).toBe('/admin/rooms/1/availability/templates?mes=2026-11');
  await user.selectOptions(month, 'diciembre de 2026');
  expect(address()).toBe('/admin/rooms/1/availability/templates');
});

test('hours changed under the month’s own name are its availability, no template; a day opens with the clinic’s usual hours', async () => {
  const { user, changes } = await open({
    Clinic: { clinic: aClinic({ defaultStartTime: '08:00', defaultEndTime: '14:30' }) },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sábado' }));
  await press(user, 'Aplicar a noviembre de 2026');
  await expectToast('Disponibilidad actualizada para Consultorio 1');
  expect(changes()).toMatchObject([
    { input: { weeklyTemplate: { saturday: { intervals: [{ startTime: '08:00', endTime: '14:30' }] } } } },
  ]);
});

test('a template is put into the form, changed, made of it once its name is free, and deleted', async () => {
  let templates = [aTemplate()];
  let isTaken = true;
  const { user, sent } = await open({
    RoomTemplates: () => ({ roomTemplates: templates }),
    CreateRoomTemplate: () => {
      if (isTaken) return new ApiFailure('CONFLICT', 'Ya existe una plantilla con ese nombre', 'name');
      templates = [...templates, aTemplate({ id: 'custom-2', name: 'Verano' })];
      return { createRoomTemplate: templates[1] };
    },
    UpdateRoomTemplate: () => ({ updateRoomTemplate: aTemplate({ version: 2 }) }),
    DeleteRoomTemplate: () => {
      templates = [];
      return { deleteRoomTemplate: true };
    },
  });
  await press(user, 'Usar Mañanas');
  expect(await name()).toHaveValue('Mañanas');
  expect(screen.getByRole('heading', { name: 'Horario de noviembre de 2026' })).toHaveFocus();
  expect(screen.getByText('Total semanal: 8 h')).toBeVisible();
  await press(user, 'Guardar cambios de la plantilla');
  await expectToast('Plantilla guardada exitosamente');
  expect(sent('UpdateRoomTemplate')).toMatchObject([{ id: 'custom-1', expectedVersion: 1 }]);
  await user.clear(await name());
  await write(user, await name(), 'Verano');
  await press(user, 'Guardar como plantilla');
  expect(await screen.findByText('Ya existe una plantilla con ese nombre')).toBeVisible();
  expect(await name()).toHaveFocus();
  isTaken = false;
  await press(user, 'Guardar como plantilla');
  const schedule = { monday: { intervals: [{ startTime: '08:00', endTime: '12:00' }] } };
  await waitFor(() => expect(sent('CreateRoomTemplate')).toMatchObject([{}, { input: { name: 'Verano', schedule } }]));
  await press(user, 'Eliminar Verano');
  expect(await screen.findByText('Los meses en que ya se aplicó quedan como están.')).toBeVisible();
  await press(user, 'Eliminar plantilla');
  await expectToast('Plantilla eliminada exitosamente');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Plantillas' })).toHaveFocus());
});

test('of a week that two change, each day is asked for alone: the other’s days stand, and one that both changed is chosen', async () => {
  const theirs = aMonth({ version: 4, weeklyTemplate: weekOf(interval('08:00', '12:00')) });
  let stored = aMonth();
  const { user, changes } = await open({
    RoomAvailability: () => ({ roomAvailability: stored }),
    SetRoomAvailability: () => {
      if (stored === theirs) return { setRoomAvailability: aMonth({ version: 5 }) };
      stored = theirs;
      return new ApiFailure('CONFLICT', 'Otra persona cambió estos datos', undefined, undefined, theirs);
    },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Lunes, horario 2, hasta' }), '19:00');
  await press(user, 'Aplicar a noviembre de 2026');
  const both = within(await screen.findByRole('group', { name: 'Cambios de otra persona' }));
  expect(both.getAllByRole('radiogroup')).toHaveLength(2);
  const chosen = (day: string) =>
    within(both.getByRole('radiogroup', { name: day })).getByRole('radio', { checked: true });
  expect(chosen('Lunes')).toHaveAccessibleName('Lo que escribiste 09:00–13:00 y 14:00–19:00');
  expect(chosen('Martes')).toHaveAccessibleName('Lo que guardó la otra persona 08:00–12:00');
  await press(user, 'Aplicar a noviembre de 2026');
  await expectToast('Disponibilidad actualizada para Consultorio 1');
  const weeklyTemplate = {
    monday: { intervals: [MONDAY, { endTime: '19:00' }] },
    tuesday: { intervals: [{ startTime: '08:00', endTime: '12:00' }] },
  };
  expect(changes()).toMatchObject([{ expectedVersion: 3 }, { expectedVersion: 4, input: { weeklyTemplate } }]);
});
