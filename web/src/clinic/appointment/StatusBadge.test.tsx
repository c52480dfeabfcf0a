import { render, screen } from '@testing-library/react';

import { StatusBadge } from './StatusBadge';

test('a turno is Confirmado, a cita Confirmada', () => {
  render(
    <>
      <StatusBadge status="confirmed" />
      <StatusBadge status="confirmed" of="cita" />
    </>,
  );
  expect(screen.getByText('Confirmado')).toBeVisible();
  expect(screen.getByText('Confirmada')).toBeVisible();
});
