import { screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import type { PermissionSetFactsFragment } from './permission-sets.generated';

const aSet = (facts: Partial<PermissionSetFactsFragment> = {}) => ({
  __typename: 'PermissionSet',
  id: 2,
  name: 'Recepción',
  builtIn: 'desk' as string | null,
  permissions: ['appointments', 'patients'],
  accountCount: 3,
  version: 4,
  viewerCan: { __typename: 'PermissionSetAbilities', give: true, delete: false },
  ...facts,
});
const DIRECTION = aSet({ id: 1, name: 'Dirección', builtIn: 'direction', permissions: [], accountCount: 1 });
const TILL = aSet({
  id: 5,
  name: 'Caja',
  builtIn: null,
  permissions: ['prices'],
  accountCount: 0,
  viewerCan: { __typename: 'PermissionSetAbilities', give: true, delete: true } as never,
});

/** A clinic with these sets; changes show in the next answer. */
async function open(first: ReturnType<typeof aSet>[], more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  let sets = first;
  const keep = (set: ReturnType<typeof aSet>) => {
    sets = [...sets.filter(({ id }) => id !== set.id), set];
    return set;
  };
  return renderApp('/admin/system/configuration/permissions', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    PermissionSets: () => ({ permissionSets: sets }),
    CreatePermissionSet: ({ input }) => ({ createPermissionSet: keep({ ...TILL, id: 9, ...(input as object) }) }),
    UpdatePermissionSet: ({ id, input }) => ({
      updatePermissionSet: keep({ ...sets.find((set) => set.id === id)!, ...(input as object) }),
    }),
    DeletePermissionSet: ({ id }) => {
      sets = sets.filter((set) => set.id !== id);
      return { deletePermissionSet: true };
    },
    ...more,
  });
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const field = (form: Awaited<ReturnType<typeof dialog>>) => form.getByRole('textbox', { name: /^Nombre/ });

test('each set shows what it permits and how many accounts have it; only an unused one can be deleted', async () => {
  await open([DIRECTION, aSet(), TILL]);
  expect((await row('Dirección')).getByText('Puede hacer todo')).toBeVisible();
  const desk = await row('Recepción');
  expect(desk.getByText('Turnos, Pacientes')).toBeVisible();
  expect(desk.getByText('3 cuentas')).toBeVisible();
  expect(desk.queryByRole('button', { name: 'Eliminar: Recepción' })).not.toBeInTheDocument();
  expect((await row('Caja')).getByRole('button', { name: 'Eliminar: Caja' })).toBeVisible();
});

test('a set is created with what is ticked, and a lost answer is sent again as the same one', async () => {
  const { user, sent, loseNext } = await open([]);
  expect(await screen.findByText('No hay permisos configurados.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nuevo conjunto' }));
  const form = await dialog('Nuevo conjunto de permisos');
  await user.click(form.getByRole('checkbox', { name: /^Precios/ }));
  await user.click(form.getByRole('button', { name: 'Crear conjunto' }));
  expect(await form.findByText('El nombre es requerido')).toBeVisible();
  await write(user, field(form), ' Caja ');
  loseNext('CreatePermissionSet');
  await user.click(form.getByRole('button', { name: 'Crear conjunto' }));
  await expectToast('Error al crear los permisos');
  expect(field(form)).toHaveValue(' Caja ');
  await user.click(form.getByRole('button', { name: 'Crear conjunto' }));
  await expectToast('Permisos creados exitosamente');
  expect((await row('Caja')).getByText('Precios')).toBeVisible();
  const [lost, again] = sent('CreatePermissionSet');
  expect(again).toEqual(lost);
  expect(again).toMatchObject({ input: { name: 'Caja', permissions: ['prices'] } });
});

test('a set is changed on the version that was read, and another person’s change is shown beside one’s own', async () => {
  const changed = aSet({ permissions: ['appointments', 'patients', 'requests'], version: 5 });
  let isFirst = true;
  const { user, sent } = await open([aSet()], {
    UpdatePermissionSet: ({ input }) => {
      if (!isFirst) return { updatePermissionSet: { ...changed, ...(input as object), version: 6 } };
      isFirst = false;
      return new ApiFailure('CONFLICT', 'Otra persona lo cambió', undefined, undefined, changed);
    },
  });
  await user.click((await row('Recepción')).getByRole('button', { name: 'Editar: Recepción' }));
  const form = await dialog('Editar permisos');
  expect(form.getByRole('checkbox', { name: /^Turnos/ })).toBeChecked();
  await user.click(form.getByRole('checkbox', { name: /^Lista de espera/ }));
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  expect(await form.findByRole('group', { name: 'Cambios de otra persona' })).toBeVisible();
  expect(form.getByRole('checkbox', { name: /^Solicitudes/ })).toBeChecked();
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Permisos actualizados exitosamente');
  expect(sent('UpdatePermissionSet')).toMatchObject([
    { expectedVersion: 4 },
    {
      expectedVersion: 5,
      input: { name: 'Recepción', permissions: ['appointments', 'requests', 'waiting_list', 'patients'] },
    },
  ]);
});

test('of Dirección only the name can be changed', async () => {
  const { user, sent } = await open([DIRECTION]);
  await user.click((await row('Dirección')).getByRole('button', { name: 'Editar: Dirección' }));
  const form = await dialog('Editar permisos');
  expect(form.getByText('Siempre puede hacer todo: acá solo se le cambia el nombre.')).toBeVisible();
  expect(form.queryAllByRole('checkbox')).toEqual([]);
  await user.clear(field(form));
  await write(user, field(form), 'Gerencia');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Permisos actualizados exitosamente');
  expect(sent('UpdatePermissionSet')).toEqual([{ id: 1, input: { name: 'Gerencia' }, expectedVersion: 4 }]);
});

test('a set that an account got meanwhile stays, and the question says why', async () => {
  const refusal = 'Hay cuentas con estos permisos: cambiáselos antes';
  const { user } = await open([TILL], { DeletePermissionSet: new ApiFailure('CONFLICT', refusal) });
  await user.click((await row('Caja')).getByRole('button', { name: 'Eliminar: Caja' }));
  const question = await dialog('Eliminar permisos');
  await user.click(question.getByRole('button', { name: 'Eliminar permisos' }));
  expect(await question.findByText(refusal)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Conservar permisos' }));
  expect(await row('Caja')).toBeDefined();
});

test('a list that could not be loaded doesn’t look empty', async () => {
  await open([], { PermissionSets: new ApiFailure('INTERNAL', '') });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.queryByText('No hay permisos configurados.')).not.toBeInTheDocument();
});

test('an account without “Cuentas y permisos” reads whom to ask, and the parts don’t offer the page', async () => {
  const viewer = aUser('admin', { permissions: ['settings', 'prices'] });
  const { user, sent, address } = await open([TILL], { Viewer: { viewer } });
  expect(await screen.findByText('Tu cuenta no tiene permiso para ver esto')).toBeVisible();
  const parts = screen.getByRole('combobox', { name: 'Configuración' });
  expect(parts).toHaveDisplayValue('');
  expect(within(parts).queryByRole('option', { name: 'Permisos' })).not.toBeInTheDocument();
  await user.selectOptions(parts, 'Alquiler y descuentos');
  await waitFor(() => expect(address()).toBe('/admin/system/configuration/prices'));
  expect(sent('PermissionSets')).toEqual([]);
});
