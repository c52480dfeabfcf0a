import { screen } from '@testing-library/react';

import { aStored, open } from '../specialties.fixture';

test('the rest of the list is shown by a press, and the focus goes on where it begins', async () => {
  const { user } = await open([aStored()], {
    SpecialtiesThere: { allSpecialties: [{ __typename: 'Specialty', id: 1, name: 'Cardiología' }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Agregar de la lista' }));
  const more = await screen.findByRole('button', { name: /^Ver las \d+$/ });
  const shown = screen.getAllByRole('checkbox').length;
  await user.click(more);
  const all = screen.getAllByRole('checkbox');
  expect(all.length).toBeGreaterThan(shown);
  expect(all[shown]).toHaveFocus();
});
