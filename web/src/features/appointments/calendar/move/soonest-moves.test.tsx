import { screen, waitFor, within } from '@testing-library/react';

import { soonSlot } from '../../../../testing/booking-dialogs';
import { ApiFailure, OFFLINE, type Answers } from '../../../../testing/fake-api';
import { expectOnlyToast, expectToast } from '../../../../testing/toast';
import { MONDAY, openCalendar, openedCard } from '../calendar-page.fixture';

const LUCIA = { id: 3, name: 'Dra. Lucía Fernández' };
const PABLO = { id: 5, name: 'Dr. Pablo Ruiz' };
const ROOM = { id: 1, name: 'Consultorio 1' };
const AT_1100 = '2026-11-24T11:00:00-03:00';
const OFFERED = [soonSlot(AT_1100, LUCIA, ROOM), soonSlot('2026-11-25T08:30:00-03:00', LUCIA, ROOM)];
const cardiologist = ({ id, name }: typeof PABLO) => ({
  __typename: 'Professional',
  id,
  name,
  specialtyId: 1,
  specialtyName: 'Cardiología',
});

async function openMove(more: Answers = {}, role: 'admin' | 'professional' = 'professional') {
  const answers = { SoonestSlots: { soonestSlots: OFFERED }, ...more };
  const app = await openCalendar('/dashboard?dia=2026-11-23', [MONDAY], { role, more: answers });
  await app.user.click(within(await openedCard(app.user, 'Nora Ñandú')).getByRole('button', { name: 'Mover' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover turno' }));
  return {
    ...app,
    dialog,
    time: (name: string | RegExp) => dialog.findByRole('radio', { name }),
    press: (name: string) => app.user.click(dialog.getByRole('button', { name })),
    sent: (operation: string) =>
      app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables),
  };
}

test('the professional’s own next free times come first; one is chosen and sent by two presses', async () => {
  const { user, time, press, dialog, sent } = await openMove({
    CalendarProfessionals: { professionals: [LUCIA, PABLO].map(cardiologist) },
  });
  expect(dialog.getByText('Próximos horarios libres de Dra. Lucía Fernández')).toBeVisible();
  await user.click(await time('11:00'));
  expect(await time('11:00')).toBeChecked();
  expect(dialog.queryByRole('button', { name: /^Cualquiera de/ })).not.toBeInTheDocument();
  expect(sent('SoonestSlots')).toEqual([{ professionalId: 3, durationMinutes: 30, first: 8 }]);
  await press('Mover turno');
  await expectToast(
    'Turno movido al martes, 24 de noviembre de 2026, 11:00 - 11:30. El email al paciente sale en 3 minutos',
  );
  expect(sent('MoveAppointment')).toEqual([{ id: 'turno-1', startTime: '2026-11-24T11:00', roomId: 1 }]);
});

test('a colleague’s time is one press away for an administrator, and the turno goes to the colleague', async () => {
  const { user, time, press, sent, dialog } = await openMove(
    {
      CalendarProfessionals: { professionals: [LUCIA, PABLO].map(cardiologist) },
      SoonestSlots: ({ specialtyId }) => ({
        soonestSlots: specialtyId === 1 ? [soonSlot(AT_1100, PABLO, ROOM)] : OFFERED,
      }),
    },
    'admin',
  );
  await user.click(await dialog.findByRole('button', { name: 'Cualquiera de Cardiología' }));
  await user.click(await time('11:00 Dr. Pablo Ruiz Consultorio 1'));
  await press('Mover turno');
  await waitFor(() => expect(sent('MoveAppointment')).toHaveLength(1));
  expect(sent('MoveAppointment')[0]).toMatchObject({ professionalId: 5, startTime: '2026-11-24T11:00', roomId: 1 });
});

test('another day is one press away, begins at what was chosen, and leads back to where the turno is', async () => {
  const { user, time, press, dialog } = await openMove();
  await user.click(await time('11:00'));
  await press('Otro día u horario');
  const date = dialog.getByLabelText('Fecha');
  expect(date).toHaveValue('24-11-2026');
  await waitFor(() => expect(date).toHaveFocus());
  await press('Primeros horarios');
  expect(await time('11:00')).not.toBeChecked();
  await press('Mover turno');
  expect(await dialog.findByText('Elegí otro horario, otra fecha u otra sala.')).toBeVisible();
});

test('times that do not load are no times that do not exist; a time that was taken meanwhile is no longer chosen, and those of now are loaded', async () => {
  const text = 'El horario elegido ya no está disponible. Elegí otro horario';
  let isOnline = false;
  let isTaken = false;
  const { user, time, press, dialog } = await openMove({
    SoonestSlots: () => (isOnline ? { soonestSlots: isTaken ? OFFERED.slice(1) : OFFERED } : OFFLINE),
    MoveAppointment: () => {
      isTaken = true;
      return new ApiFailure('CONFLICT', text);
    },
  });
  expect(await dialog.findByText('No se pudieron cargar los horarios')).toBeVisible();
  expect(dialog.queryByText('No hay horarios disponibles')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Otro día u horario' })).toBeVisible();
  isOnline = true;
  await press('Reintentar');
  await user.click(await time('11:00'));
  await press('Mover turno');
  await expectOnlyToast(text);
  await waitFor(() => expect(dialog.queryByRole('radio', { name: '11:00' })).not.toBeInTheDocument());
  await user.click(await time('08:30'));
  expect(await time('08:30')).toBeChecked();
});
