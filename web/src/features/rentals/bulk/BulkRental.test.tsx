import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, NEVER } from '../../../testing/fake-api';
import { pollAgain } from '../../../testing/page-visibility';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { bar, chooseRoom, chosen, day, open, PATH, press, save } from './bulk-page.fixture';
import { aDay, bulkAnswers } from './bulk.fixture';

test('days are toggled on and off, an interval is added where they have time, and the bar says the sum with its price', async () => {
  const { user } = await open([aDay('2026-11-23', { north: [{ startTime: '08:00', endTime: '17:30' }] })]);
  await press(user, 'Ver las otras salas');
  const others = within(screen.getByLabelText('Sala')).getByRole('group', { name: 'Otras salas' });
  expect(within(others).getByRole('option')).toHaveTextContent(/^Sur ·/);
  await chooseRoom(user);
  for (const date of ['23', '24', '25']) await user.click(day(date));
  await user.click(day('24'));
  expect(day('24')).toHaveAttribute('aria-pressed', 'false');
  await press(user, 'Agregar intervalo');
  expect(screen.getAllByLabelText<HTMLSelectElement>('Desde').map(({ value }) => value)).toEqual(['09:00', '08:00']);
  expect(day('23')).toHaveAttribute('aria-pressed', 'true');
  expect(await within(bar()).findByText('2 días × 2 = 4 reservas · $ 48.000')).toBeVisible();
  expect(save()).toHaveTextContent('Crear 4 Reservas');
  await press(user, 'Limpiar');
  expect(save()).toHaveTextContent('Guardar Reservas');
  expect(day('23')).toHaveAttribute('aria-pressed', 'false');
});

test('the legend says every colour in words, each day its own, and a day that cannot be chosen why', async () => {
  const { user } = await open([
    aDay('2026-11-21', { north: [], south: [] }),
    aDay('2026-11-23', { ownBookingCount: 2 }),
    aDay('2026-11-24', { north: [] }),
    aDay('2026-11-25', { north: [], south: [] }),
    aDay('2026-11-26', { north: [], ownBookingCount: 1 }),
  ]);
  const legend = within(screen.getByLabelText('Referencias del calendario'));
  for (const text of [
    'Todas las salas disponibles',
    'Algunas salas disponibles',
    'Con reserva propia',
    'No disponible',
  ]) {
    expect(legend.getByText(text)).toBeVisible();
  }
  expect(legend.getByText(/^Compatible/)).toBeVisible();
  expect(legend.getByText(/^Incompatible/)).toBeVisible();
  expect(day('23')).toHaveAccessibleName('lunes, 23 de noviembre de 2026, 2 reservas propias, 2 de 2 salas');
  expect(day('24')).toHaveAccessibleName('martes, 24 de noviembre de 2026, 1 de 2 salas');
  await user.click(day('20'));
  expect(document.querySelector('[role="alert"][aria-atomic="false"]')).toBeEmptyDOMElement();
  await user.click(day('21'));
  await expectToast('No hay horarios disponibles para hoy');
  await user.click(day('25'));
  await expectToast('Este día no está disponible para reservas');

  await chooseRoom(user);
  expect(day('24')).toHaveAccessibleName('martes, 24 de noviembre de 2026, incompatible, 1 de 2 salas');
  expect(day('24')).toHaveAttribute('aria-disabled', 'true');
  expect(day('25')).toHaveAccessibleName('miércoles, 25 de noviembre de 2026, No disponible');
  expect(day('26')).toHaveAccessibleName(
    'jueves, 26 de noviembre de 2026, incompatible, 1 reserva propia, 1 de 2 salas',
  );
  await user.click(day('24'));
  await expectToast('Sala Norte no disponible');
  expect(save()).toHaveTextContent('Guardar Reservas');
});

test('selected days that lose their hours meanwhile stay, say so and are not sent', async () => {
  let special = [aDay('2026-11-23')];
  const { user, calls } = await open([], {
    RoomMonth: (variables) => (bulkAnswers(special)['RoomMonth'] as (given: object) => object)(variables),
  });
  await chooseRoom(user);
  for (const date of ['23', '24']) await user.click(day(date));
  special = [aDay('2026-11-23', { north: [], south: [] })];
  pollAgain();
  expect(await within(chosen()).findByRole('alert')).toHaveTextContent(
    'Ya no quedan los horarios de 1 día elegido: se ocuparon o se cerraron mientras elegías. Quitalo o cambiá el horario.',
  );
  expect(within(chosen()).getByText('Día no disponible')).toBeVisible();
  await user.click(save());
  await expectToast('Errores de validación: lun, 23 nov: Día no disponible');
  expect(calls.filter(({ operation }) => operation === 'RentRoomsInBulk')).toEqual([]);
  await user.click(within(chosen()).getByText('lun, 23 nov'));
  expect(within(chosen()).queryByRole('alert')).not.toBeInTheDocument();
});

test('hours that are wrong in themselves take no day out, those that no longer fit do; once they fit again the day comes back at one press', async () => {
  const { user } = await open([aDay('2026-11-24', { north: [{ startTime: '08:00', endTime: '17:00' }] })]);
  const from = (time: string) => user.selectOptions(screen.getByLabelText('Desde'), time);
  const to = (time: string) => user.selectOptions(screen.getByLabelText('Hasta'), time);
  await chooseRoom(user);
  await user.click(day('23'));
  await user.click(day('24'));
  await from('18:00');
  expect(screen.getByText('Intervalo 1: Hora de inicio debe ser anterior a la hora de fin')).toBeVisible();
  expect(day('24')).toHaveAttribute('aria-pressed', 'true');
  await to('20:00');
  await expectToast('Se deseleccionó 1 fecha incompatible');
  expect(day('23')).toHaveAttribute('aria-pressed', 'true');
  expect(day('24')).toHaveAttribute('aria-pressed', 'false');
  await from('09:00');
  await to('12:00');
  expect(within(chosen()).getByText('mar, 24 nov: compatible ahora')).toBeVisible();
  await press(user, 'Volver a seleccionar 1 día');
  expect(day('24')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { name: 'Días seleccionados (2)' })).toHaveFocus();
  expect(within(chosen()).queryByText(/compatible ahora/)).not.toBeInTheDocument();
});

test('a month that cannot be had says so and can be asked for again', async () => {
  let answer: object = new ApiFailure('INTERNAL', 'x');
  const { user } = await renderApp(PATH, {
    ...bulkAnswers(),
    RoomMonth: (variables) =>
      'code' in answer ? answer : (bulkAnswers()['RoomMonth'] as (given: object) => object)(variables),
  });
  expect(await screen.findByText('Error al cargar las salas', { selector: 'p' })).toBeVisible();
  expect(day('23')).toHaveAccessibleName('lunes, 23 de noviembre de 2026, No disponible');
  answer = {};
  await press(user, 'Reintentar');
  await waitFor(() => expect(day('23')).toHaveAccessibleName('lunes, 23 de noviembre de 2026, 2 de 2 salas'));
});

test('while a month is loading its days claim nothing, and a press on one chooses and refuses nothing', async () => {
  const { user } = await open([], {
    RoomMonth: (variables) =>
      variables['month'] === 12 ? NEVER() : (bulkAnswers()['RoomMonth'] as (given: object) => object)(variables),
  });
  await chooseRoom(user);
  await user.click(day('30'));
  await user.click(screen.getByLabelText('Mes siguiente'));
  await screen.findByText('diciembre de 2026');
  expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  expect(day('1')).toHaveAccessibleName('martes, 1 de diciembre de 2026, cargando…');
  expect(screen.queryByText(/^Ningún día de/)).not.toBeInTheDocument();
  await user.click(day('1'));
  expect(document.querySelector('[role="alert"][aria-atomic="false"]')).toBeEmptyDOMElement();
  expect(
    within(chosen())
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Quitar lun, 30 nov']);
  expect(save()).toHaveTextContent('Crear 1 Reserva');
});
