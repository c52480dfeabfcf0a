import { screen } from '@testing-library/react';

import { renderPart } from '../../testing/render-app';
import { LazyComponent } from './LazyComponent';

test('A crash in a lazy component leaves its surroundings, and Reintentar restores it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Preview() {
    if (isBroken) throw new TypeError('no questions');
    return <p>Vista previa</p>;
  }
  const load = () => Promise.resolve(Preview);
  const { user } = renderPart(
    <>
      <input aria-label="Pregunta" defaultValue="¿Alergias?" />
      <LazyComponent load={load} isNeeded props={{}} />
    </>,
    {},
  );
  expect(await screen.findByText('No se pudo mostrar esta parte')).toBeVisible();
  expect(screen.getByLabelText('Pregunta')).toHaveValue('¿Alergias?');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Vista previa')).toBeVisible();
});
