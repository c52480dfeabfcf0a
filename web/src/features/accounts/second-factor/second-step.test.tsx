import { screen, waitFor } from '@testing-library/react';

import { aUser, landingAnswers } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, secondStepNeeded, type Answers } from '../../../testing/fake-api';
import { keepPasskeys, PASSKEY_OPTIONS } from '../../../testing/passkeys';
import { renderApp } from '../../../testing/render-app';
import { write } from '../../../testing/write';

const SESSION = { __typename: 'Session', token: 'nuevo', user: aUser('user') };

async function atSecondStep(answers: Answers = {}, methods = ['code', 'recovery_code']) {
  const SignIn = secondStepNeeded(...methods);
  const opened = await renderApp('/login', { ...landingAnswers(), SignIn, ...answers });
  await write(opened.user, await screen.findByRole('textbox', { name: 'Correo electrónico' }), 'marta@example.com');
  await write(opened.user, screen.getByLabelText('Contraseña'), 'demo1234');
  await opened.user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Verificación en dos pasos' });
  return opened;
}
const codeField = () => screen.findByRole('textbox', { name: 'Código de tu aplicación' });

test('six digits that are pasted sign in by themselves, once', async () => {
  const { user, sent, address } = await atSecondStep({
    SignInWithCode: { signInWithCode: SESSION },
    Viewer: { viewer: aUser('user') },
  });
  const field = await codeField();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.paste('492 039');
  await waitFor(() => expect(address()).toBe('/'), { timeout: 3000 });
  expect(sent('SignInWithCode')).toEqual([{ challenge: 'reto', code: '492 039' }]);
  expect(localStorage.getItem('token')).toBe('nuevo');
});

test('a wrong code is reported at the field and stays; after a lost answer the page admits that it may have counted, and sends it again', async () => {
  let answer: object = new ApiFailure('UNAUTHENTICATED', 'El código no es correcto', 'code');
  const { user, address } = await atSecondStep({ SignInWithCode: () => answer, Viewer: { viewer: aUser('user') } });
  await write(user, await codeField(), '492039');
  expect(await screen.findByText('El código no es correcto')).toBeVisible();
  expect(await codeField()).toHaveValue('492039');
  const enter = () => user.click(screen.getByRole('button', { name: 'Entrar' }));
  answer = OFFLINE;
  await enter();
  const unsure = 'No sabemos si entraste: se cortó la conexión. Reintentá, y si el código ya no sirve, usá otro.';
  expect(await screen.findByText(unsure)).toBeVisible();
  answer = { signInWithCode: SESSION };
  await enter();
  await waitFor(() => expect(address()).toBe('/'), { timeout: 3000 });
});

test('a recovery code is asked for where one wants it, and Back leads to the password', async () => {
  const { user, back } = await atSecondStep();
  await user.click(screen.getByRole('button', { name: 'Usar un código de recuperación' }));
  const field = await screen.findByRole('textbox', { name: 'Código de recuperación' });
  expect(field).toHaveFocus();
  await write(user, field, 'k7m3x');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('El código tiene diez letras y números')).toBeVisible();
  await back();
  expect(await screen.findByLabelText('Contraseña')).toBeVisible();
});

test('after ten minutes the password is asked for again, with the reason', async () => {
  const { user } = await atSecondStep({
    SignInWithCode: new ApiFailure('GONE', 'Pasó demasiado tiempo', 'challenge'),
  });
  await write(user, await codeField(), '492039');
  expect(await screen.findByText(/^Pasó demasiado tiempo, o ese paso ya se completó: escribí/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue('marta@example.com');
  expect(screen.getByLabelText('Contraseña')).toHaveFocus();
  expect(screen.queryByText('Pasó demasiado tiempo')).not.toBeInTheDocument();
});

test('an administrator whom the clinic asks for it is led to set it up, from every page of theirs', async () => {
  localStorage.setItem('token', 'abc');
  const own = {
    __typename: 'OwnSecondFactors',
    factors: [],
    recoveryCodesLeft: 0,
    required: true,
    proved: true,
    passkeysPossible: true,
  };
  const { address } = await renderApp('/admin/users', {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin', { mustSetUpSecondFactor: true }) },
    OwnSecondFactors: { ownSecondFactors: own },
  });
  await waitFor(() => expect(address()).toBe('/security'));
  expect(await screen.findByText(/^La clínica pide una verificación en dos pasos/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Agregar aplicación de códigos' })).toBeVisible();
});

test('a passkey press without its file is reported, and the next press loads it again', async () => {
  const passkeys = keepPasskeys();
  const LIBRARY = '@simplewebauthn/browser';
  jest.doMock(LIBRARY, () => {
    throw new TypeError('Failed to fetch');
  });
  const { user } = await atSecondStep(
    {
      StartPasskeySignIn: { startPasskeySignIn: PASSKEY_OPTIONS },
      SignInWithPasskey: new ApiFailure('UNAUTHENTICATED', 'La llave no es de esta cuenta'),
    },
    ['code', 'passkey'],
  );
  const press = async () => user.click(await screen.findByRole('button', { name: /llave de acceso/ }));
  await press();
  expect(await screen.findByText(/^No se pudo usar la llave de acceso\. Revisá tu conexión/)).toBeVisible();
  jest.dontMock(LIBRARY);
  await press();
  await waitFor(() => expect(passkeys.used()).toBe(1));
});
