import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

import { renderPart } from '../../testing/render-app';
import { LatePart } from './LatePart';

test('a part with a missing file reports it, and loads by Reintentar', async () => {
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

describe('a part that crashes', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  /** Renders a part that crashes until repaired, beside `around`. */
  async function crashedBeside(around: ReactElement) {
    let isBroken = true;
    function Part() {
      if (isBroken) throw new TypeError('no rooms');
      return <p>Reservas del mes</p>;
    }
    const load = () => Promise.resolve(Part);
    const { user } = renderPart(
      <>
        {around}
        <LatePart load={load} props={{}} waiting={null} errorTitle="No se pudo ver" />
      </>,
      {},
    );
    expect(await screen.findByText('No se pudo mostrar esta parte')).toBeVisible();
    const mend = () => {
      isBroken = false;
    };
    return { user, mend };
  }

  test('leaves what is around it, and comes back by Reintentar', async () => {
    const { user, mend } = await crashedBeside(<input aria-label="Sala" defaultValue="Consultorio 1" />);
    expect(screen.getByLabelText('Sala')).toHaveValue('Consultorio 1');
    mend();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Reservas del mes')).toBeVisible();
  });

  test('is tried again at another address', async () => {
    const { user, mend } = await crashedBeside(<Link to="?mes=2026-12">Mes siguiente</Link>);
    mend();
    await user.click(screen.getByRole('link', { name: 'Mes siguiente' }));
    expect(await screen.findByText('Reservas del mes')).toBeVisible();
    expect(screen.queryByText('No se pudo mostrar esta parte')).not.toBeInTheDocument();
  });
});
