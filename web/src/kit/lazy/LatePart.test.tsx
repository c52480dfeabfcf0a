import { screen } from '@testing-library/react';

import { renderPart } from '../../testing/render-app';
import { LatePart } from './LatePart';

test('a part whose file does not come says so, and comes by Reintentar', async () => {
  let isOnline = false;
  const Part = () => <p>Por qué no hay horarios</p>;
  const load = () => (isOnline ? Promise.resolve(Part) : Promise.reject(new TypeError('Failed to fetch')));
  const { user } = renderPart(<LatePart load={load} props={{}} waiting={null} errorTitle="No se pudo ver" />, {});
  expect(await screen.findByText('No se pudo ver')).toBeVisible();
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Por qué no hay horarios')).toBeVisible();
  expect(screen.queryByText('No se pudo ver')).not.toBeInTheDocument();
});
