import { screen, waitFor, within } from '@testing-library/react';

import { saveDraft } from '../../../kit/draft/draft';
import { aUser } from '../../../testing/clinic-data';
import { OFFLINE } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { chooseRoom, chosen, day, inputOf, open, save } from './bulk-page.fixture';
import { rented } from './bulk.fixture';

test('saving with something missing says all of it, and leads to the first', async () => {
  const { user, calls } = await open();
  await user.click(save());
  await expectToast('Errores de validación: Selecciona al menos una sala, Selecciona al menos un día');
  expect(screen.getByLabelText('Sala')).toHaveFocus();
  expect(screen.getByLabelText('Sala')).toHaveAccessibleDescription('Selecciona al menos una sala');
  expect(within(chosen()).getByText('Selecciona al menos un día')).toBeVisible();
  await chooseRoom(user);
  await user.click(save());
  expect(day('21')).toHaveFocus();
  expect(calls.filter(({ operation }) => operation === 'RentRoomsInBulk')).toEqual([]);
});

test('long runs say how far they are, four days at a time, and what they save cannot be changed meanwhile', async () => {
  const waiting: (() => void)[] = [];
  saveDraft('rentals-in-bulk', {
    userId: aUser('professional').id,
    content: { roomId: 2, intervals: [], notes: 'De ayer', days: [] },
  });
  const { user } = await open([], {
    RentRoomsInBulk: (variables) => new Promise((resolve) => waiting.push(() => resolve(rented(inputOf(variables))))),
  });
  await screen.findByText('Continuar reserva', { selector: 'button' });
  await chooseRoom(user);
  for (const date of ['23', '24', '25', '26', '27', '28']) await user.click(day(date));
  await user.click(save());
  expect(await screen.findByText('Guardando... 0 de 6')).toHaveFocus();
  await waitFor(() => expect(waiting).toHaveLength(4));
  for (const label of ['Sala', 'Desde', 'Hasta', /^Notas/]) expect(screen.getByLabelText(label)).toBeDisabled();
  expect(screen.queryByText('Continuar reserva', { selector: 'button' })).not.toBeInTheDocument();
  waiting.splice(0, 3).forEach((answer) => answer());
  expect(await screen.findByText('Guardando... 3 de 6')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Días procesados')).toHaveAttribute('aria-valuetext', '3 de 6');
  await waitFor(() => expect(waiting).toHaveLength(3));
  waiting.forEach((answer) => answer());
  await expectToast('6 reservas creadas exitosamente en 6 días');
  await waitFor(() => expect(screen.getByLabelText('Sala')).toBeEnabled());
  expect(save()).toHaveFocus();
});

test('when nothing could be rented it says so, and a retry of the same carries the same key', async () => {
  let isOffline = true;
  const { user, calls } = await open([], {
    RentRoomsInBulk: (variables) => (isOffline ? OFFLINE : rented(inputOf(variables))),
  });
  await chooseRoom(user);
  await user.click(day('23'));
  await user.click(save());
  await expectToast('Error al crear las reservas masivas');
  const said = within(chosen()).getByRole('alert');
  expect(said).toHaveTextContent('No sabemos si 1 día quedó reservado.');
  expect(said).not.toHaveTextContent('Error al reservar');
  expect(within(chosen()).getByText('Error de conexión, sin respuesta del servidor')).toBeVisible();
  isOffline = false;
  await user.click(save());
  await expectToast('1 reserva creada exitosamente en 1 día');
  await user.click(day('23'));
  await user.click(save());
  const attempts = () => calls.filter(({ operation }) => operation === 'RentRoomsInBulk');
  await waitFor(() => expect(attempts()).toHaveLength(3));
  const [first, retry, again] = attempts().map(({ variables }) => variables['idempotencyKey']);
  expect(retry).toBe(first);
  expect(again).not.toBe(first);
});
