import { screen, waitFor, within } from '@testing-library/react';

import { monthSlots, SLOT_0900, SLOT_0930, SLOT_1500 } from '../../../testing/booking-data';
import { soonSlot } from '../../../testing/booking-dialogs';
import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { aCoverage, NAMED_OSDE } from '../../../testing/payer-data';
import { expectToast } from '../../../testing/toast';
import { aProfessional, aRequest, openRequests } from './handle.fixture';

const LUCIA = aProfessional(1, 'Dra. Lucía Fernández');
const RAUL = aProfessional(2, 'Dr. Raúl Sosa');

async function open(more: Answers = {}, wish = {}) {
  const app = await openRequests([aRequest({ preferredDate: '2026-11-23', ...wish })], {
    SpecialtyProfessionals: { professionals: [LUCIA, RAUL] },
    SoonestSlots: { soonestSlots: [soonSlot(SLOT_0900, LUCIA), soonSlot(SLOT_0930, RAUL), soonSlot(SLOT_1500, LUCIA)] },
    MonthSlots: monthSlots([SLOT_0900, SLOT_0930, SLOT_1500]),
    UntakenRooms: {
      untakenRooms: [
        { __typename: 'SlotRoom', isSuitable: true, room: { __typename: 'Room', id: 2, name: 'Consultorio 2' } },
      ],
    },
    AssignRequest: () => ({ assignRequest: app.change('r1', { status: 'assigned' }) }),
    ...more,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Asignar profesional: Nora Ñandú' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Asignar profesional' }));
  return { ...app, dialog, create: () => dialog.getByRole('button', { name: 'Crear Turno' }) };
}

test('the free times of all professionals come first, with what is possible at the wished time; two presses assign', async () => {
  const app = await open();
  expect(
    await app.dialog.findByText('El lunes, 23 de noviembre de 2026 a las 09:30 hay lugar, con Dr. Raúl Sosa.'),
  ).toBeVisible();
  expect(app.sent('SoonestSlots')[0]).toMatchObject({ specialtyId: 1, from: '2026-11-23' });
  await app.user.click(app.create());
  const wished = app.dialog.getByRole('radio', { name: /^09:30 preferido Dr\. Raúl/ });
  expect(wished).toHaveFocus();
  expect(app.dialog.getAllByRole('radio', { name: /preferido/ })).toEqual([wished]);
  await app.user.click(wished);
  await waitFor(() => expect(app.create()).toHaveAttribute('aria-disabled', 'false'));
  const summary = within(app.dialog.getByRole('region', { name: 'Resumen del turno' }));
  expect(summary.getByText('Dr. Raúl Sosa')).toBeVisible();
  await app.user.click(app.create());
  await expectToast('Turno creado y asignado exitosamente');
  expect(app.sent('AssignRequest')[0]).toMatchObject({
    input: { professionalId: 2, roomId: 2, startTime: SLOT_0930 },
  });
});

test('for a wished time that is taken the nearest free one is named', async () => {
  const app = await open({}, { preferredTime: '14:30' });
  expect(
    await app.dialog.findByText(
      'El lunes, 23 de noviembre de 2026 a las 14:30 no hay lugar. ' +
        'Lo más cercano: lun, 23 nov a las 15:00, con Dra. Lucía Fernández.',
    ),
  ).toBeVisible();
  await app.user.click(app.dialog.getByRole('button', { name: 'Elegir lun, 23 nov a las 15:00' }));
  expect(app.dialog.getByRole('radio', { name: /^15:00/ })).toBeChecked();
});

test('a time that a colleague took is reported, and the list is loaded again', async () => {
  let isTaken = false;
  const app = await open({
    SoonestSlots: () => ({ soonestSlots: isTaken ? [soonSlot(SLOT_0900, LUCIA)] : [soonSlot(SLOT_0930, RAUL)] }),
    MonthSlots: (variables) => monthSlots(isTaken ? [SLOT_0900] : [SLOT_0930])(variables),
    AssignRequest: () => {
      isTaken = true;
      return new ApiFailure('CONFLICT', 'El horario elegido ya no está disponible. Elegí otro horario');
    },
  });
  await app.user.click(await app.dialog.findByRole('radio', { name: /^09:30/ }));
  await waitFor(() => expect(app.create()).toHaveAttribute('aria-disabled', 'false'));
  await app.user.click(app.create());
  await expectToast('El horario elegido ya no está disponible. Elegí otro horario');
  expect(await app.dialog.findByRole('radio', { name: /^09:00 Dra\. Lucía/ })).not.toBeChecked();
  expect(app.dialog.queryByRole('radio', { name: /^09:30/ })).not.toBeInTheDocument();
  expect(app.create()).toHaveAttribute('aria-disabled', 'true');
});

test('times that fail to load are no empty list, and the way by professional stays open', async () => {
  const app = await open({ SoonestSlots: new ApiFailure('INTERNAL', '') });
  expect(await app.dialog.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(app.dialog.queryByText(/no hay lugar|No hay horarios/)).not.toBeInTheDocument();
  await app.user.click(app.dialog.getByRole('button', { name: 'Elegir profesional y día' }));
  await app.user.selectOptions(app.dialog.getByRole('combobox', { name: 'Profesional' }), 'Dr. Raúl Sosa');
  await app.user.click(await app.dialog.findByRole('radio', { name: /^09:30/ }));
  await waitFor(() => expect(app.create()).toHaveAttribute('aria-disabled', 'false'));
});

test('those who take the insurer are found beyond a list that is full of others', async () => {
  const minutes = (count: number) => new Date(Date.parse(SLOT_0900) + count * 60_000).toISOString();
  const others = Array.from({ length: 40 }, (_slot, index) => soonSlot(minutes(index), LUCIA));
  const ProfessionalCoverages = { professionalCoverages: [aCoverage(1, 'no'), aCoverage(2, 'with_copay', 3500)] };
  const SoonestSlots = ({ insurerId }: Record<string, unknown>) => ({
    soonestSlots: insurerId === 2 ? [soonSlot(SLOT_1500, RAUL)] : others,
  });
  const app = await open({ ProfessionalCoverages, SoonestSlots }, { preferredTime: '09:00', coverage: NAMED_OSDE });
  expect(
    await app.dialog.findByText(/no hay lugar con quien atiende OSDE 210\. Lo más cercano: .*15:00/),
  ).toBeVisible();
  expect(app.dialog.getByRole('radio')).toHaveAccessibleName(/^15:00 .*Raúl/);
});

test('who does not take the insurer of the request comes last, says so, and makes no wished time free', async () => {
  const ProfessionalCoverages = { professionalCoverages: [aCoverage(1, 'no'), aCoverage(2, 'with_copay', 3500)] };
  const app = await open({ ProfessionalCoverages }, { preferredTime: '09:00', coverage: NAMED_OSDE });
  expect(
    await app.dialog.findByText(
      'El lunes, 23 de noviembre de 2026 a las 09:00 no hay lugar con quien atiende OSDE 210. ' +
        'Lo más cercano: lun, 23 nov a las 09:30, con Dr. Raúl Sosa.',
    ),
  ).toBeVisible();
  // In the row behind the dialog.
  expect(screen.getByText('OSDE 210')).toBeInTheDocument();
  expect(await app.dialog.findByText('OSDE 210 · n.º 12 3456')).toBeVisible();
  await waitFor(() => expect(app.dialog.getAllByRole('radio')).toHaveLength(1));
  await app.user.click(app.dialog.getByRole('button', { name: 'Más horarios' }));
  expect(app.dialog.getAllByRole('radio', { name: /Lucía.* No atiende OSDE 210$/ })).toHaveLength(2);
  await app.user.click(app.dialog.getByRole('radio', { name: /Raúl/ }));
  const summary = within(await app.dialog.findByRole('region', { name: 'Resumen del turno' }));
  expect(summary.getByText(/^Atiende OSDE 210 · copago \$\s3\.500$/)).toBeVisible();
  await app.user.click(app.dialog.getByRole('button', { name: 'Elegir profesional y día' }));
  const options = within(app.dialog.getByRole('combobox', { name: /^Profesional/ })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent).slice(1)).toEqual([
    'Dr. Raúl Sosa',
    'Dra. Lucía Fernández · No atiende OSDE 210',
  ]);
});
