import { act, screen, waitFor, within } from '@testing-library/react';

import { aFactor, aUser, landingAnswers, NO_SECOND_FACTORS } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { keepPasskeys, PASSKEY_OPTIONS } from '../../../testing/passkeys';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';

const BEGUN = {
  startAuthenticator: {
    __typename: 'NewAuthenticator',
    challenge: 'reto',
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Cl%C3%ADnica:marta?secret=JBSWY3DPEHPK3PXP',
  },
};
const ADDED = {
  __typename: 'AddedFactor',
  factor: { __typename: 'SecondFactor', id: 1 },
  recoveryCodes: ['k7m3x-9wq2r'],
};
const PROOF_NEEDED = new ApiFailure('PROOF_REQUIRED', 'Por seguridad, confirmá de nuevo que sos vos');

async function open(own: object, more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  return renderApp('/security', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    OwnSecondFactors: { ownSecondFactors: { ...NO_SECOND_FACTORS, ...own } },
    OwnPasskeys: { ownSecondFactors: NO_SECOND_FACTORS },
    StartAuthenticator: BEGUN,
    ...more,
  });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const codeField = () => screen.findByRole('textbox', { name: 'Código que muestra la aplicación' });

test('a passkey gets another name, beside the days it was added and used', async () => {
  let factor = aFactor({ id: 7, kind: 'passkey', name: 'Mi llave de acceso' });
  const { user, sent } = await open(
    { factors: [factor], proved: false },
    {
      RenameSecondFactor: ({ input }) => {
        factor = { ...factor, ...(input as object) };
        return { renameSecondFactor: factor };
      },
    },
  );
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByText('Agregada el 03-11-2026')).toBeVisible();
  expect(item.getByText('Usada por última vez el 20-11-2026')).toBeVisible();
  await user.click(item.getByRole('button', { name: 'Cambiar nombre: Mi llave de acceso' }));
  const form = await dialog('Cambiar nombre');
  const name = form.getByRole('textbox', { name: 'Nombre' });
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.click(name);
  await user.paste('x'.repeat(61));
  await user.click(form.getByRole('button', { name: 'Guardar nombre' }));
  expect(await form.findByText('No puede superar los 60 caracteres')).toBeVisible();
  await user.clear(name);
  await write(user, name, 'Recepción');
  await user.keyboard('{Enter}');
  await expectToast('Nombre actualizado');
  expect(await item.findByText('Recepción')).toBeVisible();
  expect(sent('RenameSecondFactor')).toEqual([{ id: 7, input: { name: 'Recepción' } }]);
  await waitFor(async () => expect(await button('Cambiar nombre: Recepción')).toHaveFocus());
});

test('the last factor that the clinic requires can’t be removed, with the reason; one of two can', async () => {
  const factors = [aFactor()];
  const { client } = await open({ factors, required: true });
  expect(await screen.findByText(/^La clínica pide la verificación en dos pasos: para quitar esta/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Quitar/ })).not.toBeInTheDocument();
  factors.push(aFactor({ id: 2, name: 'Otro teléfono' }));
  await act(() => client.refetchQueries({ include: ['OwnSecondFactors'] }));
  expect(await button('Quitar Otro teléfono')).toBeVisible();
  expect(screen.queryByText(/^La clínica pide/)).not.toBeInTheDocument();
});

test('an app of codes is added once, however often one presses, and called as none is yet', async () => {
  const { user, sent } = await open({ factors: [aFactor()] }, { AddAuthenticator: { addAuthenticator: ADDED } });
  await user.click(await button('Agregar aplicación de códigos'));
  await write(user, await codeField(), '492 039');
  await user.dblClick(await button('Agregar'));
  expect(await screen.findByRole('dialog', { name: 'Códigos de recuperación' })).toBeVisible();
  const input = { challenge: 'reto', code: '492 039', name: 'Mi teléfono 2' };
  expect(sent('AddAuthenticator')).toEqual([{ input }]);
});

test('what was begun without a connection can be begun again', async () => {
  let isOffline = true;
  const { user } = await open({}, { StartAuthenticator: () => (isOffline ? OFFLINE : BEGUN) });
  await user.click(await button('Agregar aplicación de códigos'));
  expect(await screen.findByText('Error al agregar la aplicación de códigos. Se cortó la conexión.')).toBeVisible();
  isOffline = false;
  await user.click(await button('Reintentar'));
  expect(await codeField()).toBeVisible();
});

test('a slow member is asked for the password meanwhile, and loses nothing typed', async () => {
  let isProved = false;
  const { user, sent } = await open(
    {},
    {
      AddAuthenticator: () => (isProved ? { addAuthenticator: ADDED } : PROOF_NEEDED),
      ConfirmPassword: () => {
        isProved = true;
        return { confirmPassword: true };
      },
    },
  );
  await user.click(await button('Agregar aplicación de códigos'));
  await write(user, await codeField(), '492039');
  await user.keyboard('{Enter}');
  const proof = await dialog('Confirmá que sos vos');
  await write(user, proof.getByLabelText('Contraseña'), 'demo1234');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Códigos de recuperación' })).toBeVisible();
  const [first, again] = sent('AddAuthenticator');
  expect(again).toEqual(first);
});

test('a passkey with a lost answer is sent again, and not made twice', async () => {
  const passkeys = keepPasskeys();
  let isOffline = true;
  const { user, sent } = await open(
    {},
    {
      StartPasskey: { startPasskey: PASSKEY_OPTIONS },
      AddPasskey: () => (isOffline ? OFFLINE : { addPasskey: ADDED }),
    },
  );
  await user.click(await button('Agregar llave de acceso'));
  await user.click(await button('Crear llave de acceso'));
  expect(await screen.findByText(/^No sabemos si se hizo: se cortó la conexión/)).toBeVisible();
  isOffline = false;
  await user.click(await button('Crear llave de acceso'));
  expect(await screen.findByRole('dialog', { name: 'Códigos de recuperación' })).toBeVisible();
  const [first, again] = sent('AddPasskey');
  expect(again).toEqual(first);
  expect(passkeys.made()).toBe(1);
});
