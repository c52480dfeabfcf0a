import { cleanup, screen, waitFor } from '@testing-library/react';

import { open } from './imports.fixture';

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

test('a file too large for the tab’s storage is not left without asking', async () => {
  const { choose } = await open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await choose();
  await screen.findByText('gente.csv: 3 filas');
  await waitFor(() => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
  full.mockRestore();
});
