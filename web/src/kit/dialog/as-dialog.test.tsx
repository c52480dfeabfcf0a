import { screen, waitFor, within } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useState } from 'react';

import { renderPart } from '../../testing/render-app';
import { write } from '../../testing/write';
import { asDialog } from './as-dialog';
import { DialogFrame } from './DialogFrame';
import { useQuestion } from './useQuestion';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

/** A page with a field and a dialog that crashes while `isBroken`. */
function openPage(isBroken: { current: boolean }) {
  const Greeting = asDialog(function Greeting({ open, onClose }: { open: boolean; onClose: () => void }) {
    if (open && isBroken.current) throw new TypeError('Ana has no greeting');
    return (
      <DialogFrame open={open} title="Saludo" onClose={onClose}>
        <p>Hola</p>
      </DialogFrame>
    );
  });
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Notas" />
        <button type="button" onClick={() => setOpen(true)}>
          Saludar
        </button>
        <Greeting open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  return renderPart(<Page />, {});
}

test('A dialog that cannot even be begun says so in a window of its own, and what was typed in the page is there', async () => {
  const { user } = openPage({ current: true });
  await write(user, screen.getByLabelText('Notas'), 'alergia');
  await user.click(screen.getByRole('button', { name: 'Saludar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'No se pudo mostrar la ventana' }));
  await user.click(dialog.getByText('Cerrar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Notas')).toHaveValue('alergia');
});

test('It is there once it is tried again and whole', async () => {
  const isBroken = { current: true };
  const { user } = openPage(isBroken);
  await user.click(screen.getByRole('button', { name: 'Saludar' }));
  isBroken.current = false;
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('dialog', { name: 'Saludo' })).toHaveTextContent('Hola');
});

test('Closed and opened anew it is tried again too', async () => {
  const isBroken = { current: true };
  const { user } = openPage(isBroken);
  await user.click(screen.getByRole('button', { name: 'Saludar' }));
  await user.click(within(await screen.findByRole('dialog')).getByText('Cerrar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  isBroken.current = false;
  await user.click(screen.getByRole('button', { name: 'Saludar' }));
  expect(await screen.findByRole('dialog', { name: 'Saludo' })).toBeVisible();
});

test('A question that cannot be worded leaves the page as it was', async () => {
  function Page() {
    const { ask, dialog } = useQuestion<{ name: string } | null>((room) => ({
      title: `¿Borrar ${room!.name}?`,
      consequences: ['Se borra'],
      noLabel: 'Conservar',
      yesLabel: 'Borrar',
      onYes: () => Promise.resolve(undefined),
    }));
    return (
      <>
        <button type="button" onClick={() => ask(null)}>
          Preguntar
        </button>
        {dialog}
      </>
    );
  }
  const { user } = renderPart(<Page />, {});
  await user.click(screen.getByRole('button', { name: 'Preguntar' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'No se pudo mostrar la ventana' })).getByText('Cerrar'),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Preguntar' })).toBeVisible();
});

test('Every dialog of a feature has its own crash boundary', () => {
  const features = path.resolve(__dirname, '../../features');
  const files = readdirSync(features, { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.test)\.tsx$/.test(file));
  const textOf = (file: string) => readFileSync(path.join(features, file), 'utf8');
  const dialogs = files.filter((file) => /<(FormDialog|GuardedDialog|DialogFrame)\b/.test(textOf(file)));
  expect(dialogs.length).toBeGreaterThan(15);
  expect(dialogs.filter((file) => !/^export const \w+Dialog = asDialog\(/m.test(textOf(file)))).toEqual([]);
});
