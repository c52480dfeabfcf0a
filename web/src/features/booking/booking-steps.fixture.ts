import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import type { Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';

export const dayButton = (name: RegExp) => screen.findByRole('button', { name });
export const slotRadio = (time: string) => screen.findByRole('radio', { name: time });
export const roomRadio = (name: RegExp) => screen.findByRole('radio', { name });
export const submitButton = () => screen.getByRole('button', { name: 'Confirmar Turno' });
export const nameField = () => screen.getByLabelText('Nombre y apellido');

export const MONDAY = /^lunes, 23 de noviembre/;

/** The line of a folded step. */
export async function chosenLine(change: 'Cambiar el día' | 'Cambiar el horario' | 'Cambiar sala') {
  return (await screen.findByRole('button', { name: change })).closest('section');
}

export async function openStep(user: UserEvent, change: Parameters<typeof chosenLine>[0]): Promise<void> {
  await user.click(await screen.findByRole('button', { name: change }));
}

/** Chooses Monday and the time; the page proposes the first free room. */
export async function chooseAll(user: UserEvent, time = '09:30'): Promise<void> {
  await user.click(await dayButton(MONDAY));
  await user.click(await slotRadio(time));
  await chosenLine('Cambiar sala');
}

/** Opens the page by a link to Monday, 09:30. */
export async function openChosen(answers: Answers) {
  const app = await renderApp('/book/1?dia=2026-11-23&hora=09:30', answers);
  await chosenLine('Cambiar sala');
  return app;
}

export async function fillPatient(user: UserEvent): Promise<void> {
  await write(user, nameField(), 'Nora Ñandú');
  await write(user, screen.getByLabelText('Correo electrónico'), 'nora@correo.example');
}
