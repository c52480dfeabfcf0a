import { screen, waitFor } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectOnlyToast, expectToast } from '../../testing/toast';
import { write } from '../../testing/write';

const ANSWERS = {
  ...landingAnswers(),
  Register: { register: { __typename: 'User', id: 7 } },
  SignIn: { signIn: { __typename: 'Session', token: 'nuevo', user: aUser('user') } },
};

const TYPED = { name: 'Marta Ruiz', email: 'marta@example.com', password: 'demo1234', confirmation: 'demo1234' };

async function openRegister(answers: Answers = {}) {
  const app = await renderApp('/register', { ...ANSWERS, ...answers });
  const fields = {
    name: await screen.findByRole('textbox', { name: 'Nombre y apellido' }),
    email: screen.getByRole('textbox', { name: 'Correo electrónico' }),
    password: screen.getByLabelText('Contraseña'),
    confirmation: screen.getByLabelText('Confirmar contraseña'),
  };
  const send = () => app.user.click(screen.getByRole('button', { name: 'Registrarse' }));
  const register = async (typed: Partial<typeof TYPED> = {}) => {
    for (const [name, text] of Object.entries({ ...TYPED, ...typed }))
      await write(app.user, fields[name as keyof typeof TYPED], text);
    await send();
  };
  return { ...app, fields, send, register };
}

test('missing values, a short name, an impossible address, a short password and a confirmation that differs are refused', async () => {
  const { user, fields, send, register, sent } = await openRegister();
  await send();
  await waitFor(() => expect(fields.name).toHaveAccessibleDescription('El nombre es requerido'));
  expect(fields.email).toHaveAccessibleDescription('El correo electrónico es requerido');
  expect(fields.password).toHaveAccessibleDescription('La contraseña es requerida');
  expect(fields.confirmation).toHaveAccessibleDescription('Por favor confirma tu contraseña');
  expect(fields.name).toHaveFocus();
  await register({ name: 'M', email: 'marta@', password: '12345', confirmation: '12345' });
  await waitFor(() => expect(fields.name).toHaveAccessibleDescription('El nombre debe tener al menos 2 caracteres'));
  expect(fields.email).toHaveAccessibleDescription('Dirección de correo electrónico inválida');
  expect(fields.password).toHaveAccessibleDescription('La contraseña debe tener al menos 6 caracteres');
  for (const field of Object.values(fields)) await user.clear(field);
  await register({ confirmation: 'demo12345' });
  await waitFor(() => expect(fields.confirmation).toHaveAccessibleDescription('Las contraseñas no coinciden'));
  await expectToast('Las contraseñas no coinciden');
  expect(sent('Register')).toEqual([]);
});

test('a new patient, after two presses registered once, is signed in with the same credentials and stands on the landing, with one toast', async () => {
  let answer: (value: object) => void = () => undefined;
  const Register = () => new Promise<object>((resolve) => (answer = resolve));
  const { user, register, address, sent } = await openRegister({ Register });
  await register({ name: '  Marta Ruiz ' });
  await user.click(await screen.findByRole('button', { name: 'Registrando...' }));
  answer(ANSWERS.Register);
  await waitFor(() => expect(address()).toBe('/'));
  expect(sent('Register')).toEqual([
    { input: { name: 'Marta Ruiz', email: 'marta@example.com', password: 'demo1234' } },
  ]);
  expect(sent('SignIn')).toEqual([{ email: 'marta@example.com', password: 'demo1234' }]);
  expect(localStorage.getItem('token')).toBe('nuevo');
  await expectToast('¡Registro exitoso!');
  expect(await screen.findByRole('button', { name: 'Menú de Marta Ruiz' })).toBeVisible();
});

test('an address that has an account says so under it; a lost answer admits that the account may exist; other refusals are reported once; what was typed stays', async () => {
  const text = 'Ya existe una cuenta con este correo electrónico';
  const unsure = 'No sabemos si la cuenta quedó creada: se cortó la conexión. Probá iniciar sesión.';
  let answer: object = new ApiFailure('CONFLICT', text, 'email');
  const { fields, send, register, sent } = await openRegister({ Register: () => answer });
  await register();
  await waitFor(() => expect(fields.email).toHaveAccessibleDescription(text));
  expect(fields.email).toHaveFocus();
  answer = new ApiFailure('INTERNAL', 'Código: 1');
  await send();
  await expectOnlyToast('Error en el registro');
  expect(screen.queryByText(unsure)).not.toBeInTheDocument();
  answer = OFFLINE;
  await send();
  expect(await screen.findByText(unsure)).toBeVisible();
  await expectOnlyToast('Error en el registro');
  answer = new ApiFailure('TOO_MANY_REQUESTS', 'Demasiados intentos.', undefined, 40);
  await send();
  await expectOnlyToast('Demasiados intentos.');
  expect(fields.password).toHaveValue('demo1234');
  expect(sent('SignIn')).toEqual([]);
});

test('an account that could not be signed in at once is there: the login is next', async () => {
  const { register, address } = await openRegister({ SignIn: OFFLINE });
  await register();
  await waitFor(() => expect(address()).toBe('/login'));
});

test('a member with a session goes to the role’s home', async () => {
  localStorage.setItem('token', 'abc');
  const { address } = await renderApp('/register', { ...ANSWERS, Viewer: { viewer: aUser('professional') } });
  await waitFor(() => expect(address()).toBe('/dashboard'));
});
