import { screen, waitFor, within } from '@testing-library/react';

import { monthSlots, SLOT_0930, SLOT_1500 } from '../../../testing/booking-data';
import { soonSlot } from '../../../testing/booking-dialogs';
import { expectToast } from '../../../testing/toast';
import { aRequest, openRequests } from './handle.fixture';

/** The first free time is chosen. */
async function openWithKinds() {
  const kind = (id: number, name: string, durationMinutes: number, isOnline = true) => ({
    __typename: 'ConsultationKind',
    id,
    name,
    durationMinutes,
    fee: null,
    isOnline,
  });
  const kinds = [kind(11, 'Control', 20, false), kind(12, 'Primera vez', 30), kind(13, 'Estudio', 45)];
  const slotsOf = (of: Record<string, unknown>) =>
    monthSlots(of['durationMinutes'] === 45 ? [SLOT_1500] : [SLOT_0930])(of);
  const professional = { __typename: 'Professional', id: 1, name: 'Dra. Paz', defaultDurationMinutes: 30 };
  const room = { __typename: 'SlotRoom', isSuitable: true, room: { __typename: 'Room', id: 2, name: 'Sala 2' } };
  const app = await openRequests([aRequest({ preferredDate: '2026-11-23' })], {
    SpecialtyProfessionals: { professionals: [{ ...professional, consultationKinds: kinds }] },
    SoonestSlots: { soonestSlots: [soonSlot(SLOT_0930, { id: 1, name: 'Dra. Paz' })] },
    MonthSlots: slotsOf,
    UntakenRooms: { untakenRooms: [room] },
    AssignRequest: () => ({ assignRequest: app.change('r1', { status: 'assigned' }) }),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Asignar profesional: Nora Ñandú' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar profesional' }));
  await app.user.click(await dialog.findByRole('radio', { name: /^09:30/ }));
  const field = await dialog.findByRole('combobox', { name: 'Tipo de consulta' });
  return { ...app, dialog, field };
}

test('a first free time has the default kind, also after another was chosen; another one has its own times, and is what is given', async () => {
  const { dialog, field, ...app } = await openWithKinds();
  const create = () => dialog.getByRole('button', { name: 'Crear Turno' });
  const kind = () => dialog.getByRole('combobox', { name: 'Tipo de consulta' });
  const isDefault = 'Primera vez · 30 min · A consultar';
  expect(field).toHaveDisplayValue(isDefault);
  await app.user.selectOptions(field, '13');
  await app.user.click(dialog.getByRole('button', { name: 'Ver los primeros horarios' }));
  await app.user.click(await dialog.findByRole('radio', { name: /^09:30/ }));
  await waitFor(() => expect(kind()).toHaveDisplayValue(isDefault));
  await app.user.selectOptions(kind(), '13');
  expect(dialog.getByText('Con otro tipo de consulta, el horario se elige de nuevo.')).toBeInTheDocument();
  await app.user.click(await dialog.findByRole('radio', { name: /^15:00/ }));
  await waitFor(() => expect(create()).toHaveAttribute('aria-disabled', 'false'));
  expect(within(dialog.getByRole('region', { name: 'Resumen del turno' })).getByText('Estudio')).toBeVisible();
  await app.user.click(create());
  await expectToast('Turno creado y asignado exitosamente');
  expect(app.sent('AssignRequest')[0]).toMatchObject({ input: { consultationKindId: 13, startTime: SLOT_1500 } });
});
