import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { ApiFailure } from './fake-api';

type Variables = Record<string, unknown>;
type Done = object | ((variables: Variables) => object);

/** Another turno of Nora at the time of the change. */
export const NORAS_OTHER = {
  id: 'otro/1',
  kind: 'appointment',
  date: '2026-11-23',
  startTime: '09:30',
  endTime: '10:00',
  professionalName: 'Dra. Paz',
  patientName: 'Nora Ñandú',
};
export const ALREADY =
  'El paciente ya tiene un turno a esa hora: con Dra. Paz, a las 09:30. Confirmá para dar este también';

/** Answers with the question until the other turno is confirmed. */
export function asksFirst(done: Done, other: object = NORAS_OTHER) {
  return (variables: Variables): object => {
    if (variables['confirmedAppointments'] !== undefined) return typeof done === 'function' ? done(variables) : done;
    return new ApiFailure('CONFLICT', ALREADY, undefined, undefined, undefined, [other]);
  };
}

/** Presses that button of the question, which then goes. */
export async function answerQuestion(user: UserEvent, title: string, button: string): Promise<void> {
  const question = within(await screen.findByRole('dialog', { name: title }));
  expect(question.getByRole('list')).toHaveTextContent('09:30 a 10:00: turno de Nora Ñandú con Dra. Paz');
  await user.click(question.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument());
}

/** The ids that each call confirmed. */
export const confirmedIn = (calls: readonly Variables[]) =>
  calls.map(({ confirmedAppointments }) => confirmedAppointments);
