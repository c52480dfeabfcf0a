import { screen } from '@testing-library/react';

import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import { SLOT_0930 } from '../../testing/booking-data';
import { dialogAnswers, openDialog } from '../../testing/booking-dialogs';
import type { Answers } from '../../testing/fake-api';
import { write } from '../../testing/write';
import { NewAppointmentDialog } from './NewAppointmentDialog';

/** The panel in which `role` creates an appointment. */
export async function openNew(
  role: 'admin' | 'professional',
  props: Partial<NewAppointmentProps> = {},
  answers: Answers = {},
) {
  const made = jest.fn();
  const undone = jest.fn();
  const opened = await openDialog(dialogAnswers(role, answers), (controls) => (
    <NewAppointmentDialog {...props} {...controls} onMade={made} onUndone={undone} />
  ));
  await opened.part.findByRole('combobox', { name: 'Buscar paciente' });
  return { ...opened, made, undone };
}

export type Panel = Awaited<ReturnType<typeof openNew>>;

/** The answer to its undo. */
export const CANCELLED = { __typename: 'Appointment', id: 'turno-nuevo' };

export const WHOM = 'Profesional o especialidad';

export const lookup = ({ part }: Panel) => part.getByRole<HTMLInputElement>('combobox', { name: 'Buscar paciente' });

/** The patient's typed fields, present unless folded. */
export const patient = ({ part }: Panel) =>
  ['Nombre y apellido', /^Correo electrónico/, /^Teléfono/].map(
    (label) => part.getByLabelText<HTMLInputElement>(label).value,
  );

/** Looks Nora up by keyboard. */
export async function chooseNora(panel: Panel): Promise<void> {
  await write(panel.user, lookup(panel), 'nora');
  await screen.findByRole('option', { name: /^Nora Ñandú/ });
  await panel.user.keyboard('{ArrowDown}{Enter}');
}

/** Sent for Nora, at 09:30 with the first professional. */
export const NORA_AT_0930 = {
  idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
  input: {
    professionalId: 3,
    roomId: 1,
    startTime: SLOT_0930,
    durationMinutes: 40,
    notes: null,
    patientName: 'Nora Ñandú',
    patientEmail: 'nora@correo.example',
    patientPhone: '+54 11 2345 6789',
  },
};
