import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

import { renderApp } from '../../../testing/render-app';
import { bulkAnswers } from './bulk.fixture';

type Input = { dates: string[]; intervals: object[]; roomId: number; notes: string | null };
type User = ReturnType<typeof userEvent.setup>;

export const PATH = '/dashboard/room-availability?modo=multiple';
export const inputOf = ({ input }: Record<string, unknown>) => input as Input;

export async function open(...given: Parameters<typeof bulkAnswers>) {
  const app = await renderApp(PATH, bulkAnswers(...given));
  await shown('noviembre de 2026');
  return app;
}

/** Waits for the month's days. */
async function shown(month: string) {
  await screen.findByText(month);
  await waitFor(() => expect(document.querySelector('table')).toHaveAttribute('aria-busy', 'false'));
}

// By text, as finding sixty buttons by name takes jsdom a second each time.
export const day = (number: string) => screen.getByText(number, { selector: '.number' }).closest('button')!;
export const save = () => screen.getByText(/^(Guardar Reservas|Crear \d+ Reservas?)$/, { selector: 'button' });
export const bar = () => screen.getByLabelText('Resumen de la selección');
export const chosen = () => screen.getByText(/^Días seleccionados/).closest('section')!;
export const chooseRoom = (user: User) => user.selectOptions(screen.getByLabelText('Sala'), '1');
export const press = (user: User, text: string) => user.click(screen.getByText(text, { selector: 'button' }));
