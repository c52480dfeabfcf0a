import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The booking page as a person finds its parts. */
export const dayButton = (name: RegExp) => screen.findByRole('button', { name });
export const slotRadio = (time: string) => screen.findByRole('radio', { name: time });
export const roomRadio = (name: RegExp) => screen.findByRole('radio', { name });
export const submitButton = () => screen.getByRole('button', { name: 'Confirmar Turno' });
export const nameField = () => screen.getByLabelText('Nombre y apellido');

export const MONDAY = /^lunes, 23 de noviembre/;

/** Monday, that time, the first room. */
export async function chooseAll(user: UserEvent, time = '09:30'): Promise<void> {
  await user.click(await dayButton(MONDAY));
  await user.click(await slotRadio(time));
  await user.click(await roomRadio(/^Consultorio 1/));
}

/** In one go, as from the clipboard: the whole page follows every letter. */
export async function write(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

export async function fillPatient(user: UserEvent): Promise<void> {
  await write(user, nameField(), 'Nora Ñandú');
  await write(user, screen.getByLabelText('Correo electrónico'), 'nora@correo.example');
}
