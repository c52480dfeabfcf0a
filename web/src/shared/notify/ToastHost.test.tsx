import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ErrorState } from '../states/ErrorState';
import { notify } from './notify';
import { ToastHost } from './ToastHost';

const visibleToasts = () => [...document.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent);

test('a success is said politely and an error assertively, and both are seen', async () => {
  render(<ToastHost />);
  act(() => notify.success('Turno creado exitosamente'));
  act(() => notify.error('Error al cargar las salas'));
  expect(screen.getByRole('status')).toHaveTextContent('Turno creado exitosamente');
  expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar las salas');
  await screen.findAllByText('Error al cargar las salas', { selector: '[data-kind] *' });
  expect(visibleToasts()).toEqual(expect.arrayContaining(['Turno creado exitosamente', 'Error al cargar las salas']));
});

test('what was said before anyone listened is not lost', async () => {
  notify.success('Sesión cerrada');
  render(<ToastHost />);
  expect(screen.getByRole('status')).toHaveTextContent('Sesión cerrada');
  await screen.findByText('Sesión cerrada', { selector: '[data-kind] *' });
});

test('a load that failed says its words in the toast, and in the page from when that has gone', async () => {
  const text = 'Error al cargar las salas';
  act(() => notify.error(text));
  render(
    <>
      <ToastHost />
      <main>
        <ErrorState title={text} />
      </main>
    </>,
  );
  const standing = screen.getByText(text, { selector: 'main *' });
  expect(standing).not.toBeVisible();
  await userEvent.click(await screen.findByText(text, { selector: '[data-kind] > span' }));
  await waitFor(() => expect(standing).toBeVisible());
});
