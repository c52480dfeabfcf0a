import { act, render, screen } from '@testing-library/react';

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
