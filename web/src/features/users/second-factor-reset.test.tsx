import { screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { currentToasts } from '../../kit/notify/notify';
import { NO_SECOND_FACTORS } from '../../testing/clinic-data';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import type { UserFactsFragment } from './users.generated';

const CAN = {
  __typename: 'UserAbilities',
  update: true,
  changePermissions: true,
  changeRole: true,
  makeAdmin: true,
  suspend: true,
  delete: true,
} as const;
const somebody = (facts: Partial<UserFactsFragment> = {}) => ({
  __typename: 'User',
  id: 2,
  name: 'Ana Gómez',
  email: 'ana@example.com',
  emailConfirmed: true,
  role: 'user',
  phone: null,
  address: null,
  dateOfBirth: null,
  emergencyContact: { __typename: 'EmergencyContact', name: null, phone: null, relationship: null },
  createdAt: '2026-05-04T22:15:00-03:00',
  suspended: false,
  invited: false,
  hasSecondFactor: false,
  appointmentCount: 0,
  version: 3,
  professional: null,
  permissionSet: null,
  viewerCan: CAN,
  ...facts,
});

async function open(answers: Answers) {
  localStorage.setItem('token', 'abc');
  return renderApp('/admin/users', { ...landingAnswers(), Viewer: { viewer: aUser('admin') }, ...answers });
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('the second step of a person with a lost phone is removed, after asking for their identity, and the typed values stay', async () => {
  let leo = somebody({ id: 5, name: 'Leo Paz', email: 'leo@example.com', hasSecondFactor: true });
  let isOffline = true;
  const { user, sent } = await open({
    Users: () => ({ users: { __typename: 'UserPage', items: [somebody(), leo], total: 2, isNear: false } }),
    ResetSecondFactor: () => {
      if (isOffline) return OFFLINE;
      leo = { ...leo, hasSecondFactor: false };
      return { resetSecondFactor: leo };
    },
  });
  expect((await row('Leo Paz')).getByText('Dos pasos')).toBeVisible();
  await user.click((await row('Leo Paz')).getByRole('button', { name: 'Editar: Leo Paz' }));
  const form = await dialog('Editar usuario');
  await write(user, form.getByRole('textbox', { name: 'Nombre' }), ' (h)');
  await user.click(form.getByRole('button', { name: 'Quitar verificación en dos pasos' }));
  const question = await dialog('Quitar verificación en dos pasos');
  expect(question.getByText('leo@example.com')).toBeVisible();
  expect(question.getByText(/comprobá antes que quien lo pide es esa persona/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Quitar verificación' }));
  expect(await question.findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
  isOffline = false;
  await user.click(question.getByRole('button', { name: 'Quitar verificación' }));
  await expectToast('Verificación en dos pasos quitada');
  await waitFor(() => expect(screen.queryByText('Dos pasos')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(form.queryByRole('button', { name: /^Quitar verificación/ })).not.toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Leo Paz (h)');
  expect(document.body).not.toHaveFocus();
  expect(sent('ResetSecondFactor')).toEqual([{ id: 5 }, { id: 5 }]);
});

test('an account that may not see the security settings does not ask for them, and promises neither', async () => {
  const leo = somebody({ id: 5, name: 'Leo Paz', role: 'admin', hasSecondFactor: true });
  const { user, sent } = await open({
    Viewer: { viewer: aUser('admin', { permissions: ['people'] }) },
    Users: { users: { __typename: 'UserPage', items: [leo], total: 1, isNear: false } },
  });
  await user.click((await row('Leo Paz')).getByRole('button', { name: 'Editar: Leo Paz' }));
  await user.click((await dialog('Editar usuario')).getByRole('button', { name: 'Quitar verificación en dos pasos' }));
  const question = await dialog('Quitar verificación en dos pasos');
  expect(question.getByText(/Si la clínica la pide, la configura de nuevo al entrar/)).toBeVisible();
  expect(sent('SecondFactorAsked')).toEqual([]);
});

test('one’s own can’t be removed there, and the page says where it is changed', async () => {
  const own = somebody({
    role: 'admin',
    hasSecondFactor: true,
    viewerCan: { ...CAN, changeRole: false, suspend: false, delete: false },
  });
  const { user } = await open({ Users: { users: { __typename: 'UserPage', items: [own], total: 1, isNear: false } } });
  await user.click((await row('Ana Gómez')).getByRole('button', { name: 'Editar: Ana Gómez' }));
  const form = await dialog('Editar usuario');
  expect(form.getByText('Tu verificación en dos pasos se cambia en Mi cuenta, Seguridad.')).toBeVisible();
  expect(form.queryByRole('button', { name: /^Quitar verificación/ })).not.toBeInTheDocument();
});

test('a form that needs a proof keeps the typed values, and a lost answer is not sent again unasked', async () => {
  const leo = somebody({ id: 5, name: 'Leo Paz', email: 'leo@example.com', role: 'professional' });
  let [isProved, isOffline] = [false, true];
  const { user, sent } = await open({
    Users: { users: { __typename: 'UserPage', items: [leo], total: 1, isNear: false } },
    SetUserPassword: () => {
      if (!isProved) return new ApiFailure('PROOF_REQUIRED', 'Por seguridad, confirmá de nuevo que sos vos');
      return isOffline ? OFFLINE : { setUserPassword: true };
    },
    OwnPasskeys: { ownSecondFactors: NO_SECOND_FACTORS },
    ConfirmPassword: () => {
      isProved = true;
      return { confirmPassword: true };
    },
  });
  await user.click((await row('Leo Paz')).getByRole('button', { name: 'Editar: Leo Paz' }));
  await user.click((await dialog('Editar usuario')).getByRole('button', { name: 'Cambiar contraseña' }));
  const form = await dialog('Cambiar contraseña');
  const submit = () => user.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
  const typed = form.getByLabelText('Nueva contraseña');
  await write(user, typed, 'nueve-let');
  await write(user, form.getByLabelText('Confirmar contraseña'), 'nueve-let');
  await submit();
  expect(await form.findByText('La contraseña debe tener al menos 10 caracteres')).toBeVisible();
  await write(user, typed, 'r');
  await write(user, form.getByLabelText('Confirmar contraseña'), 'r');

  await submit();
  await dialog('Confirmá que sos vos');
  await user.keyboard('{Escape}');
  expect(await form.findByText('No se hizo: faltó confirmar que sos vos.')).toBeVisible();
  expect(currentToasts()).toEqual([]);
  expect(typed).toHaveValue('nueve-letr');
  expect(document.body).not.toHaveFocus();

  await submit();
  await write(user, (await dialog('Confirmá que sos vos')).getByLabelText('Contraseña'), 'secreta-1');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(/^No sabemos/));
  expect(sent('SetUserPassword')).toHaveLength(3);

  isOffline = false;
  await submit();
  await expectToast('Contraseña actualizada exitosamente');
  expect(sent('SetUserPassword')).toHaveLength(4);
});
