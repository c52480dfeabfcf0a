import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import type { InsurerFactsFragment } from './insurers.generated';

const anInsurer = (facts: Partial<InsurerFactsFragment>): InsurerFactsFragment & { __typename: 'Insurer' } => ({
  __typename: 'Insurer',
  id: 1,
  name: 'OSDE',
  kind: 'national',
  rnasCode: '400800',
  aliases: [],
  numberPattern: null,
  isAccepted: true,
  plans: [],
  version: 1,
  ...facts,
});

const ALL = [
  anInsurer({ id: 2, name: 'Camioneros', rnasCode: '105804', aliases: ['OSCHOCA'], isAccepted: false }),
  anInsurer({ plans: [{ id: 7, name: '210', isActive: true }] }),
  anInsurer({ id: 3, name: 'Particular', kind: 'private_pay', rnasCode: null }),
];

async function open() {
  localStorage.setItem('token', 'abc');
  let insurers = ALL;
  return renderApp('/admin/system/configuration/insurers', {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Insurers: () => ({ insurers }),
    SetInsurersAccepted: ({ ids, isAccepted }) => {
      const changed = insurers.map((it) =>
        (ids as number[]).includes(it.id) ? { ...it, isAccepted: isAccepted as boolean, version: it.version + 1 } : it,
      );
      insurers = changed;
      return { setInsurersAccepted: changed.filter(({ id }) => (ids as number[]).includes(id)) };
    },
    UpdateInsurer: ({ input }) => ({ updateInsurer: { ...ALL[1]!, ...(input as object), version: 2 } }),
  });
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('insurers are found by what patients say, and switched on alone or several at once', async () => {
  const { user, sent } = await open();
  await write(
    user,
    await screen.findByRole('searchbox', { name: 'Buscar una obra social' }),
    'la obra social de los camioneros',
  );
  await waitFor(() => expect(screen.queryByRole('row', { name: /OSDE/ })).not.toBeInTheDocument());
  await user.click((await row('Camioneros')).getByRole('button', { name: 'Atender: Camioneros' }));
  await expectToast('Ahora se atiende Camioneros');
  expect(await (await row('Camioneros')).findByRole('button', { name: 'Dejar de atender: Camioneros' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Elegir cuáles se atienden' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Elegir cuáles se atienden' }));
  expect(dialog.queryByRole('checkbox', { name: 'Particular' })).not.toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: 'Camioneros' })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Camioneros' }));
  await user.click(dialog.getByRole('checkbox', { name: 'OSDE' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await expectToast('Obras sociales guardadas');
  expect(sent('SetInsurersAccepted').at(-1)).toEqual({ ids: [2, 1], isAccepted: false });
});

test('a plan that is no longer named becomes inactive, and codes keep their rule', async () => {
  const { user, sent } = await open();
  await user.click((await row('OSDE')).getByRole('button', { name: 'Más acciones de OSDE' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar obra social o prepaga' }));
  const plans = dialog.getByRole('combobox', { name: /^Planes/ });
  await user.type(plans, '{Backspace}310,410{Tab}');
  const code = dialog.getByRole('textbox', { name: /^Código RNAS/ });
  await user.clear(code);
  await write(user, code, '123');
  await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  expect(await dialog.findByText('Son seis números, con los ceros de adelante')).toBeVisible();
  await user.clear(code);
  await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Obra social actualizada');
  expect(sent('UpdateInsurer')).toMatchObject([
    {
      id: 1,
      expectedVersion: 1,
      input: { rnasCode: null, plans: [{ id: 7, name: '210', isActive: false }, { name: '310' }, { name: '410' }] },
    },
  ]);
});
