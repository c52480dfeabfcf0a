import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import type { InsurerFactsFragment, SetInsurersAcceptedMutationVariables } from './insurers.generated';

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

async function open(answers: Answers = {}, query = '') {
  localStorage.setItem('token', 'abc');
  let insurers = ALL;
  return renderApp(`/admin/system/insurers${query}`, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Insurers: () => ({ insurers }),
    SetInsurersAccepted: (variables) => {
      const { acceptedIds, rejectedIds } = variables as SetInsurersAcceptedMutationVariables;
      const ids = [acceptedIds, rejectedIds].flat();
      insurers = insurers.map((it) =>
        ids.includes(it.id) ? { ...it, isAccepted: !it.isAccepted, version: it.version + 1 } : it,
      );
      return { setInsurersAccepted: insurers.filter(({ id }) => ids.includes(id)) };
    },
    UpdateInsurer: ({ input }) => ({ updateInsurer: { ...ALL[1]!, ...(input as object), version: 2 } }),
    ...answers,
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
  expect(dialog.getByRole('group', { name: 'La clínica atiende' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await expectToast('Obras sociales guardadas');
  expect(sent('SetInsurersAccepted').at(-1)).toEqual({ acceptedIds: [], rejectedIds: [2, 1] });
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
  await expectToast('OSDE: actualizada');
  expect(sent('UpdateInsurer')).toMatchObject([
    {
      id: 1,
      expectedVersion: 1,
      input: { rnasCode: null, plans: [{ id: 7, name: '210', isActive: false }, { name: '310' }, { name: '410' }] },
    },
  ]);
});

test.each([
  ['prepaga', ['Galeno']],
  ['mi obra social', ['Camioneros', 'OSDE', 'Particular', 'Galeno']],
])('the search "%s" finds %j', async (search, found) => {
  const insurers = [...ALL, anInsurer({ id: 4, name: 'Galeno', kind: 'prepaid', rnasCode: null })];
  await open({ Insurers: { insurers } }, `?buscar=${encodeURIComponent(search)}`);
  await screen.findAllByRole('rowheader');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent.replace('OSCHOCA', ''))).toEqual(found);
});

test('a row that the filter hides leaves the focus on the next one, which answers while the first is sent', async () => {
  const unaccepted = ALL.map((it) => (it.kind === 'private_pay' ? it : { ...it, isAccepted: false }));
  const answers: (() => void)[] = [];
  const { user } = await open(
    {
      Insurers: { insurers: unaccepted },
      SetInsurersAccepted: async (variables) => {
        const [id] = (variables as { acceptedIds: number[] }).acceptedIds;
        await new Promise<void>((resolve) => void answers.push(resolve));
        const insurer = unaccepted.find((it) => it.id === id)!;
        return { setInsurersAccepted: [{ ...insurer, isAccepted: true, version: 2 }] };
      },
    },
    '?atiende=no',
  );
  const accept = (name: string) => screen.findByRole('button', { name: `Atender: ${name}` });
  await user.click(await accept('OSDE'));
  await user.click(await accept('Camioneros'));
  expect(answers).toHaveLength(2);
  answers[1]!();
  await expectToast('Ahora se atiende Camioneros');
  expect(await accept('OSDE')).toHaveFocus();
  answers[0]!();
  await expectToast('Ahora se atiende OSDE');
  expect(screen.getByRole('searchbox', { name: 'Buscar una obra social' })).toHaveFocus();
});

test('after a conflict the plan that a colleague added keeps its id', async () => {
  const plan510 = { __typename: 'InsurerPlan', id: 8, name: '510', isActive: true };
  const theirs = { ...ALL[1]!, plans: [...ALL[1]!.plans, plan510], version: 2 };
  const { user, sent } = await open({
    UpdateInsurer: ({ expectedVersion, input }) =>
      expectedVersion === 1
        ? new ApiFailure('CONFLICT', 'Otra persona guardó cambios', undefined, undefined, theirs)
        : { updateInsurer: { ...theirs, ...(input as object), plans: theirs.plans, version: 3 } },
  });
  await user.click((await row('OSDE')).getByRole('button', { name: 'Más acciones de OSDE' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar obra social o prepaga' }));
  await write(user, dialog.getByRole('textbox', { name: /^Formato/ }), '## ####');
  await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  await dialog.findByRole('group', { name: 'Cambios de otra persona' });
  await user.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('OSDE: actualizada');
  expect(sent('UpdateInsurer').at(-1)).toMatchObject({
    expectedVersion: 2,
    input: {
      numberPattern: '## ####',
      plans: [
        { id: 7, name: '210', isActive: true },
        { id: 8, name: '510', isActive: true },
      ],
    },
  });
});
