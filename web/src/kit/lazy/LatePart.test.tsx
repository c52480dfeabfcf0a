import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';

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

test('a part that crashes leaves what is around it, and comes back by Reintentar', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Part() {
    if (isBroken) throw new TypeError('no rooms');
    return <p>Reservas del mes</p>;
  }
  const load = () => Promise.resolve(Part);
  const { user } = renderPart(
    <>
      <input aria-label="Sala" defaultValue="Consultorio 1" />
      <LatePart load={load} props={{}} waiting={null} errorTitle="No se pudo ver" />
    </>,
    {},
  );
  expect(await screen.findByText('No se pudo mostrar esta parte')).toBeVisible();
  expect(screen.getByLabelText('Sala')).toHaveValue('Consultorio 1');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Reservas del mes')).toBeVisible();
  jest.restoreAllMocks();
});

test('a part that crashed is tried again at another address', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  function Part() {
    if (isBroken) throw new TypeError('no rooms');
    return <p>Reservas del mes</p>;
  }
  const load = () => Promise.resolve(Part);
  const { user } = renderPart(
    <>
      <Link to="?mes=2026-12">Mes siguiente</Link>
      <LatePart load={load} props={{}} waiting={null} errorTitle="No se pudo ver" />
    </>,
    {},
  );
  expect(await screen.findByText('No se pudo mostrar esta parte')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('link', { name: 'Mes siguiente' }));
  expect(await screen.findByText('Reservas del mes')).toBeVisible();
  expect(screen.queryByText('No se pudo mostrar esta parte')).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
