import { gql } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';

import { ApiFailure } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { aProfessional, BETO, open, names, row, button } from './professionals.fixture';

/** As the first page asks. */
const FIRST_PAGE = gql`query Landing { landing { professionals { id } } }`;

test.each([
  ['INTERNAL', '', 'Error al reordenar profesionales'],
  ['CONFLICT', 'Otra persona cambió el orden mientras tanto', 'Otra persona cambió el orden mientras tanto'],
] as const)(
  'an order that could not be saved (%s) is reported, and the list shows the clinic’s order',
  async (code, text, message) => {
    const { user } = await open([aProfessional(), BETO], { ReorderProfessionals: new ApiFailure(code, text) });
    await row('Ana Díaz');
    await user.click(button('Bajar: Ana Díaz'));
    await expectToast(message);
    await waitFor(() => expect(names()).toEqual(['Ana Díaz', 'Beto Paz (oculto)']));
    expect(await screen.findByText('Ana Díaz: el cambio no se guardó, está en el lugar 1 de 2')).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.queryByText('Ana Díaz: lugar 2 de 2')).not.toBeInTheDocument();
  },
);

test('the new order appears for people who open the first page next', async () => {
  const { user, client, sent } = await open([aProfessional(), BETO]);
  await client.query({ query: FIRST_PAGE });
  await row('Ana Díaz');
  await user.click(button('Bajar: Ana Díaz'));
  await expectToast('Orden de profesionales actualizado');
  await client.query({ query: FIRST_PAGE });
  expect(sent('Landing')).toHaveLength(2);
});
