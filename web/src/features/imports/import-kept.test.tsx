import { cleanup, screen, waitFor } from '@testing-library/react';

import { ApiFailure } from '../../testing/fake-api';
import { open } from './imports.fixture';

const keptKeys = () => Object.keys(sessionStorage).filter((key) => key.includes('import'));

function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test('a reload in the review keeps file, columns and review, until the file is removed', async () => {
  const first = await open();
  await first.choose();
  await first.user.selectOptions(await screen.findByRole('combobox', { name: /^Teléfono/ }), 'Especialidad');
  await first.user.click(screen.getByRole('button', { name: 'Revisar las filas' }));
  await screen.findByText('2 se pueden importar · 1 con errores');
  cleanup();

  const { user, sent } = await open();
  expect(await screen.findByText('2 se pueden importar · 1 con errores')).toBeVisible();
  expect(screen.getByText('gente.csv: 3 filas')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Qué trae el archivo' })).toHaveDisplayValue('Profesionales');
  expect(sent('CheckImportRows')).toEqual(first.sent('CheckImportRows'));
  await user.click(screen.getByRole('button', { name: 'Quitar el archivo' }));
  cleanup();

  await open();
  expect(await screen.findByRole('button', { name: 'Descargar un modelo' })).toBeVisible();
  expect(screen.queryByText(/^gente.csv/)).not.toBeInTheDocument();
});

test('a file that would leave no room for other drafts is not kept, and not left without asking', async () => {
  const { choose } = await open();
  await choose(`Nombre y apellido;Correo;Especialidad\nAna;ana@x.example;Cardiología\n;;${'x'.repeat(1024 * 1024)}\n`);
  await screen.findByText('gente.csv: 2 filas');
  await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
  expect(keptKeys()).toEqual([]);
});

test('the file of an ended session is deleted', async () => {
  const { user, choose, address } = await open({
    CheckImportRows: new ApiFailure('UNAUTHENTICATED', 'La sesión venció. Iniciá sesión nuevamente'),
  });
  await choose();
  await waitFor(() => expect(keptKeys()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Revisar las filas' }));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(keptKeys()).toEqual([]);
  expect(screen.getByText('Tu sesión terminó. Iniciá sesión para seguir donde estabas.')).toBeVisible();
});

test('the file is deleted on another page too, when the session ends in another tab', async () => {
  const { choose } = await open();
  await choose();
  await waitFor(() => expect(keptKeys()).toHaveLength(2));
  cleanup();
  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  expect(keptKeys()).toEqual([]);
});
