import { screen } from '@testing-library/react';

import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import { dialogAnswers, openDialog } from '../../testing/booking-dialogs';
import type { Answers } from '../../testing/fake-api';
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

export const WHOM = 'Profesional o especialidad';

export const lookup = ({ part }: Panel) => part.getByRole<HTMLInputElement>('combobox', { name: 'Buscar paciente' });

/** The patient's typed fields, present unless folded. */
export const patient = ({ part }: Panel) =>
  ['Nombre y apellido', /^Correo electrónico/, /^Teléfono/].map(
    (label) => part.getByLabelText<HTMLInputElement>(label).value,
  );

/** Looks Nora up by keyboard. */
export async function chooseNora(panel: Panel): Promise<void> {
  await panel.user.click(lookup(panel));
  await panel.user.keyboard('nora');
  await screen.findByRole('option', { name: /^Nora Ñandú/ });
  await panel.user.keyboard('{ArrowDown}{Enter}');
}
