import { screen, waitFor, within } from '@testing-library/react';

import { interval } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { aMonth, aYear, dialog, openRoom, press, weekOf } from '../room-hours.fixture';

const open = (more: Parameters<typeof openRoom>[0] = {}, path = '/templates') => openRoom(more, { path });

test('applied to several months, one call each: those that fail say why and stay, the others stand and are counted', async () => {
  let march = 0;
  const { user, changes } = await open(
    {
      RoomYear: ({ year }) => {
        const answer = aYear(Number(year), { 1: 'Horario Comercial' });
        answer.roomYear.months[2]!.version = march;
        return answer;
      },
      SetRoomAvailability: ({ month, input, expectedVersion }) => {
        if (month === 3 && expectedVersion === 0) {
          march = 7;
          return new ApiFailure('CONFLICT', 'Otra persona cambió estos datos');
        }
        return {
          setRoomAvailability: aMonth({
            year: 2027,
            month: Number(month),
            templateName: (input as { templateName: string }).templateName,
          }),
        };
      },
    },
    '/templates?mes=2027-01',
  );
  await press(user, 'Aplicar a Múltiples Meses');
  const many = await dialog('Aplicar a Múltiples Meses');
  expect(
    many
      .getAllByRole('button')
      .slice(-2)
      .map(({ textContent }) => textContent),
  ).toEqual(['Cancelar', 'Aplicar plantilla']);
  await user.click(many.getByRole('button', { name: 'Aplicar plantilla' }));
  expect(many.getByText('Selecciona al menos un mes para aplicar la plantilla')).toBeVisible();
  expect(many.getByText('Selecciona una plantilla primero')).toBeVisible();
  expect(many.getByRole('combobox', { name: 'Plantilla' })).toHaveFocus();
  await user.selectOptions(many.getByRole('combobox', { name: 'Plantilla' }), 'Mañanas');
  await user.click(many.getByRole('button', { name: 'Aplicar plantilla' }));
  expect(many.getByRole('checkbox', { name: /^enero/ })).toHaveFocus();
  for (const month of ['enero', 'febrero', 'marzo', 'abril']) {
    await user.click(many.getByRole('checkbox', { name: new RegExp(`^${month}`) }));
  }
  await user.click(many.getByRole('button', { name: 'Aplicar plantilla' }));
  await expectToast('Plantilla "Mañanas" aplicada a 3 meses');
  expect(
    await many.findByText(/^Error al aplicar la plantilla a múltiples meses\. 1 de 4 meses sin resolver: /),
  ).toBeVisible();
  expect(many.getByText('Otra persona cambió estos datos')).toBeVisible();
  expect(many.getAllByText('Aplicada')).toHaveLength(3);
  await user.click(many.getByRole('button', { name: 'Aplicar plantilla' }));
  const saves = () => changes().map(({ month, expectedVersion }) => [month, expectedVersion]);
  await waitFor(() =>
    expect(saves()).toEqual([
      [1, 3],
      [2, 0],
      [3, 0],
      [4, 0],
      [3, 7],
    ]),
  );
});

test('the year shows twelve months, their templates cut, how far it is, and leads to each; one that failed counts for none', async () => {
  const { user, address } = await open();
  const year = within(await screen.findByRole('region', { name: 'Resumen del año' }));
  expect(await year.findByText('2 de 12 meses configurados (17 %)')).toBeVisible();
  const tiles = year.getAllByRole('button');
  expect(tiles).toHaveLength(12);
  expect(within(tiles[9]!).getByText('Horario …')).toBeVisible();
  expect(tiles[9]).toHaveAccessibleName('octubre de 2026: Horario Extendido');
  await user.selectOptions(year.getByRole('combobox', { name: 'Año' }), '2027');
  await user.click(await year.findByRole('button', { name: 'enero de 2027: Mañanas' }));
  expect(address()).toBe('/admin/rooms/1/availability/templates?mes=2027-01');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Horario de enero de 2027' })).toHaveFocus());
});

test('a year and a month that could not be had are said so, and nothing of them can be saved', async () => {
  await open({ RoomYear: OFFLINE, RoomAvailability: OFFLINE });
  expect(await screen.findByText('No se pudo cargar el año: los meses figuran sin configurar.')).toBeVisible();
  expect(screen.getByText('0 de 12 meses configurados (0 %)')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sin Configurar' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Aplicar/ })).not.toBeInTheDocument();
});

test('another month’s week is copied, the month’s own dates stay, and one that is not configured is refused', async () => {
  const october = aMonth({
    month: 10,
    templateName: 'Horario Extendido',
    weeklyTemplate: weekOf(interval('08:00', '20:00')),
  });
  const { user, changes } = await open({
    RoomAvailability: ({ month }) => ({ roomAvailability: month === 10 ? october : aMonth() }),
  });
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Copiar configuración de...' }),
    'diciembre de 2026 · Sin configurar',
  );
  await press(user, 'Copiar a noviembre de 2026');
  expect(await screen.findByText('No hay configuración para copiar del mes seleccionado')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Copiar configuración de...' })).toHaveFocus();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Copiar configuración de...' }),
    'octubre de 2026 · Horario Extendido',
  );
  await press(user, 'Copiar a noviembre de 2026');
  await press(user, 'Copiar configuración');
  await expectToast('Configuración copiada exitosamente de octubre de 2026 a noviembre de 2026');
  expect(changes()).toMatchObject([
    {
      month: 11,
      expectedVersion: 3,
      input: {
        templateName: 'Horario Extendido',
        weeklyTemplate: { monday: { intervals: [{ startTime: '08:00', endTime: '20:00' }] } },
      },
    },
  ]);
  expect(changes()[0]?.input).not.toHaveProperty('dailyOverrides');
});
