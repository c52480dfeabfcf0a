import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Chooses an entry of a row's menu "Más acciones de …". */
export async function chooseOfRow(user: UserEvent, of: string, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Más acciones de ${of}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
