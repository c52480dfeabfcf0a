import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type { Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';

/** The booking page as a person finds its parts. */
export const dayButton = (name: RegExp) => screen.findByRole('button', { name });
export const slotRadio = (time: string) => screen.findByRole('radio', { name: time });
export const roomRadio = (name: RegExp) => screen.findByRole('radio', { name });
export const submitButton = () => screen.getByRole('button', { name: 'Confirmar Turno' });
export const nameField = () => screen.getByLabelText('Nombre y apellido');

export const MONDAY = /^lunes, 23 de noviembre/;

/** The line that a step is folded to. */
export async function chosenLine(change: 'Cambiar el día' | 'Cambiar el horario' | 'Cambiar sala') {
  return (await screen.findByRole('button', { name: change })).closest('section');
}

export async function openStep(user: UserEvent, change: Parameters<typeof chosenLine>[0]): Promise<void> {
  await user.click(await screen.findByRole('button', { name: change }));
}

/** Monday and that time; the first free room is proposed. */
export async function chooseAll(user: UserEvent, time = '09:30'): Promise<void> {
  await user.click(await dayButton(MONDAY));
  await user.click(await slotRadio(time));
  await chosenLine('Cambiar sala');
}

/** Opens the page at Monday, 09:30, as a link does; the first free room is proposed. */
export async function openChosen(answers: Answers) {
  const app = await renderApp('/book/1?dia=2026-11-23&hora=09:30', answers);
  await chosenLine('Cambiar sala');
  return app;
}

export async function fillPatient(user: UserEvent): Promise<void> {
  await write(user, nameField(), 'Nora Ñandú');
  await write(user, screen.getByLabelText('Correo electrónico'), 'nora@correo.example');
}
