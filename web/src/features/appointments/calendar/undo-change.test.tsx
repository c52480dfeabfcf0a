import { screen, waitFor, within } from '@testing-library/react';
import { print } from 'graphql';

import {
  RestorePlaceDocument,
  RestoreStatusDocument,
  RestoreTurnoDocument,
} from '../../../clinic/appointment/undo/undo.generated';
import { OFFLINE, type Answers } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { card, MONDAY, openCalendar, openedCard } from './calendar-page.fixture';

const SAID = 'Turno confirmado. El email al paciente sale en 3 minutos';
const undoButton = () => screen.findByRole('button', { name: `Deshacer: ${SAID}` });

/** Nora's turno, just confirmed. */
async function confirmed(more: Answers = {}) {
  const app = await openCalendar('/dashboard', [MONDAY], { more });
  const status = within(await card('Nora Ñandú')).getByRole('button', { name: /, cambiar estado$/ });
  await app.user.click(status);
  await app.user.click(await screen.findByRole('menuitemradio', { name: 'Confirmado' }));
  await expectToast(SAID);
  const restored = () => app.calls.filter(({ operation }) => operation === 'RestoreStatus');
  return { ...app, status, restored };
}

test('a change is undone by its toast, once, and the focus is where it was', async () => {
  const { user, status, restored } = await confirmed();
  expect(status).toHaveFocus();
  await user.dblClick(await undoButton());
  await expectToast('Deshecho. No se envía ningún email');
  expect(restored().map(({ variables }) => variables)).toEqual([
    { id: 'turno-1', status: 'pending', expectedVersion: 2 },
  ]);
  expect(within(await card('Nora Ñandú')).getByText('Pendiente')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Deshacer/ })).not.toBeInTheDocument());
  await waitFor(() => expect(status).toHaveFocus());
});

test('a move is undone by Ctrl+Z, to the time and room that it had', async () => {
  const { user, calls } = await openCalendar('/dashboard', [MONDAY]);
  await user.click(within(await openedCard(user, 'Nora Ñandú')).getByRole('button', { name: 'Mover' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover turno' }));
  await user.selectOptions(await dialog.findByLabelText('Sala'), 'Consultorio 1');
  await user.click(dialog.getByRole('button', { name: 'Mover turno' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('{Control>}z{/Control}');
  await expectToast('Deshecho. No se envía ningún email');
  const urlState = { startTime: MONDAY.startTime, durationMinutes: 30, roomId: 2, professionalId: 3 };
  expect(calls.findLast(({ operation }) => operation === 'RestorePlace')?.variables).toEqual({
    id: 'turno-1',
    expectedVersion: 2,
    ...urlState,
  });
  expect(within(await card('Nora Ñandú')).getByText('Consultorio 2')).toBeVisible();
});

test('a patient without e-mail has to be called', async () => {
  const { user } = await openCalendar('/dashboard', [
    { ...MONDAY, patientEmail: null, viewerCan: { ...MONDAY.viewerCan, update: true } },
  ]);
  await user.click(within(await openedCard(user, 'Nora Ñandú')).getByRole('button', { name: 'Mover' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover turno' }));
  expect(dialog.getByText('Sin correo: avisale por teléfono.')).toBeVisible();
  await user.selectOptions(await dialog.findByLabelText('Sala'), 'Consultorio 1');
  await user.click(dialog.getByRole('button', { name: 'Mover turno' }));
  const said = await screen.findByRole('button', { name: /^Deshacer: .*\. Sin correo: avisale por teléfono$/ });
  await user.click(said);
  await expectToast('Deshecho');
});

test('without an answer it can be tried again', async () => {
  let isOffline = true;
  const { user, restored } = await confirmed({
    RestoreStatus: () => (isOffline ? OFFLINE : { setAppointmentStatus: { ...MONDAY, version: 3 } }),
  });
  await user.click(await undoButton());
  const again = await screen.findByRole('button', {
    name: /^Deshacer: No sabemos si se deshizo: se cortó la conexión/,
  });
  isOffline = false;
  await user.click(again);
  await expectToast('Deshecho. No se envía ningún email');
  expect(restored()).toHaveLength(2);
});

test('no question about other turnos of the patient stops it', () => {
  for (const document of [RestorePlaceDocument, RestoreStatusDocument, RestoreTurnoDocument])
    expect(print(document)).toContain('isUndo: true');
});
