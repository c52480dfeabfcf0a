import { gql } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../testing/clinic-data';
import { type Answers } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { expectToast } from '../testing/toast';
import { write } from '../testing/write';

const MARTA = aUser('user');
const ALDO = aUser('user', { id: 8, name: 'Aldo Paz', email: 'aldo@example.com' });

/** A sign-in or sign-out in another tab, with the browser's event. */
async function elsewhere(token: string | null) {
  await act(async () => {
    if (token === null) localStorage.removeItem('token');
    else localStorage.setItem('token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
  });
}

/** Each user's data, by the token at the time of the request. */
function answers(): Answers {
  const person = () => (localStorage.getItem('token') === 'de-aldo' ? ALDO : MARTA);
  const facts = { address: null, dateOfBirth: null, emergencyContact: null };
  return {
    ...landingAnswers(),
    Viewer: () => ({ viewer: person() }),
    Profile: () => ({ viewer: { ...person(), ...facts } }),
  };
}

const header = () => within(screen.getByRole('banner'));

async function openAsMarta() {
  localStorage.setItem('token', 'de-marta');
  const app = await renderApp('/', answers());
  await header().findByRole('button', { name: 'Menú de Marta Ruiz' });
  return app;
}

test('when another account signs in in another tab, this one shows it too', async () => {
  await openAsMarta();
  await elsewhere('de-aldo');
  expect(await header().findByRole('button', { name: 'Menú de Aldo Paz' })).toBeVisible();
});

test('also when the first person signed out before', async () => {
  await openAsMarta();
  await elsewhere(null);
  await expectToast('Se cerró la sesión en otra pestaña. Para seguir, iniciá sesión.');
  expect(await header().findByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  await elsewhere('de-aldo');
  expect(await header().findByRole('button', { name: 'Menú de Aldo Paz' })).toBeVisible();
  expect(screen.queryByText('Marta Ruiz')).not.toBeInTheDocument();
});

test('nothing that one person typed is left for the next', async () => {
  const { user } = await openAsMarta();
  await user.click(header().getByRole('button', { name: 'Menú de Marta Ruiz' }));
  await user.click(await screen.findByRole('button', { name: 'Cambiar Contraseña' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Mi cuenta' }));
  await write(user, await waitFor(() => dialog().getByLabelText('Contraseña actual')), 'de-marta-1');

  await elsewhere('de-aldo');
  await waitFor(() => expect(screen.queryByDisplayValue('de-marta-1')).not.toBeInTheDocument());
  await user.click(dialog().getByRole('tab', { name: 'Perfil' }));
  expect(await dialog().findByRole('textbox', { name: 'Nombre y apellido' })).toHaveValue('Aldo Paz');
});

test('an answer for the previous account is dropped: the present account’s is loaded', async () => {
  const waiting: (() => void)[] = [];
  const name = () => (localStorage.getItem('token') === 'de-aldo' ? ALDO.name : MARTA.name);
  localStorage.setItem('token', 'de-marta');
  const { client, calls } = await renderApp('/', {
    ...answers(),
    // Belongs to the user who asked, however long it takes.
    Mine: () => {
      const mine = name();
      return new Promise((resolve) => waiting.push(() => resolve({ mine })));
    },
  });
  const answer = client.query({ query: gql`query Mine { mine }`, fetchPolicy: 'network-only' });
  await waitFor(() => expect(waiting).toHaveLength(1));
  localStorage.setItem('token', 'de-aldo');
  waiting[0]!();
  await waitFor(() => expect(waiting).toHaveLength(2));
  waiting[1]!();
  expect((await answer).data).toEqual({ mine: 'Aldo Paz' });
  expect(calls.filter(({ operation }) => operation === 'Mine').map(({ authorization }) => authorization)).toEqual([
    'Bearer de-marta',
    'Bearer de-aldo',
  ]);
});
