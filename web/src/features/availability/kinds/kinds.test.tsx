import { screen, within } from '@testing-library/react';

import { ApiFailure } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { kindsAnswer, openAvailability } from '../availability.fixture';

const KIND = {
  __typename: 'ConsultationKind',
  id: 5,
  name: 'Control',
  durationMinutes: 20,
  price: null,
  fee: 18000,
  isOnline: true,
  isActive: true,
  sortOrder: 0,
  version: 3,
};

const openKinds = async (kinds: object[], answers: object = {}) => {
  const opened = await openAvailability({ ConsultationKinds: kindsAnswer(kinds), ...answers }, 'ConsultationKinds');
  return { ...opened, kinds: await opened.part('Tipos de consulta') };
};

test('a professional reads the kinds, and adds one with its length and price', async () => {
  const { user, kinds, sent } = await openKinds([KIND], {
    CreateConsultationKind: { createConsultationKind: { ...KIND, id: 6 } },
  });
  expect(await kinds.findByText(/20 minutos · \$\s18\.000 · En línea · Predeterminado/)).toBeVisible();
  await user.click(kinds.getByRole('button', { name: 'Agregar tipo de consulta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo tipo de consulta' }));
  await write(user, dialog.getByLabelText(/^Nombre/), 'Primera vez');
  expect(dialog.getByLabelText('Duración')).toHaveDisplayValue('25 minutos');
  await user.selectOptions(dialog.getByLabelText('Duración'), '45 minutos');
  await write(user, dialog.getByLabelText(/^Precio/), '30.000');
  await user.click(dialog.getByRole('button', { name: 'Crear tipo' }));
  await expectToast('Tipo de consulta creado exitosamente');
  expect(sent('CreateConsultationKind')).toEqual([
    {
      professionalId: 3,
      idempotencyKey: expect.any(String),
      input: { name: 'Primera vez', durationMinutes: 45, price: 30000, isOnline: true, isActive: true },
    },
  ]);
});

test('one that turnos were booked as is not deleted, and the server’s advice is read', async () => {
  const refused = 'Hay turnos de este tipo de consulta. Desactivalo en lugar de eliminarlo';
  const { user, kinds } = await openKinds([KIND], { DeleteConsultationKind: new ApiFailure('CONFLICT', refused) });
  await user.click(await kinds.findByRole('button', { name: 'Eliminar: Control' }));
  const question = within(await screen.findByRole('dialog', { name: 'Eliminar tipo de consulta' }));
  await user.click(question.getByRole('button', { name: 'Eliminar tipo' }));
  expect(await question.findByText(refused)).toBeVisible();
  expect(kinds.getByText('Control')).toBeInTheDocument();
});

test('without kinds it says what holds then', async () => {
  const { kinds } = await openKinds([]);
  expect(await kinds.findByText('Ningún tipo de consulta')).toBeVisible();
});
