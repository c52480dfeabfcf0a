import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { LandingDocument, useLandingQuery, type LandingQuery } from '../features/landing/landing.generated';
import { GoneFileError } from '../kit/files/import-file';
import { bookingAnswers } from '../testing/booking-data';
import { aClinic, aProfessional, aSpecialty, aUser, firstSlots, landingAnswers } from '../testing/clinic-data';
import { fakeApi, type Answers } from '../testing/fake-api';
import { styleCache } from '../testing/style-cache';
import { write } from '../testing/write';
import { createApollo } from './apollo';
import { App } from './App';
import { createEarlyClient } from './early-client';
import { adoptPageData, readPageData } from './page-data';
import { createTestRouter } from './routes';

const answers: Answers = {
  ...landingAnswers({ specialties: [aSpecialty()], professionals: [aProfessional({ id: 9, name: 'Dr. Luna' })] }),
  FirstSlots: { firstSlots: [firstSlots(9, '2026-11-22T09:30:00-03:00')], clinic: aClinic() },
};
const landing = answers['Landing'] as LandingQuery;

const answersOf = (data: LandingQuery | undefined) =>
  readPageData(data && JSON.stringify([{ query: 'Landing', variables: {}, data }]));

/** The first page before the client's file has loaded. `arrive` and `fail` settle each attempt to load it. */
function openFirstPage({ data }: { data: LandingQuery | undefined } = { data: landing }) {
  const { link, calls } = fakeApi(answers);
  let arrive = () => undefined as void;
  let fail = (_reason: Error) => undefined as void;
  const file = () =>
    new Promise<void>((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
  const load = async () => {
    await file();
    const client = createApollo({ transport: link, onSessionEnd: () => undefined });
    await adoptPageData(client, answersOf(data));
    return client;
  };
  let onDrawn = () => undefined as void;
  const drawn = new Promise<void>((resolve) => (onDrawn = resolve));
  const client = createEarlyClient({ answers: answersOf(data), load, drawn });
  const router = createTestRouter('/');
  render(
    <App client={client} router={router} styleCache={styleCache} onReplaced={() => undefined} onDrawn={onDrawn} />,
  );
  return {
    calls,
    router,
    user: userEvent.setup(),
    arrive: () => act(async () => arrive()),
    fail: (reason: Error = new TypeError('Failed to fetch')) => act(async () => fail(reason)),
  };
}

const search = () => screen.getByRole('combobox', { name: 'Buscar especialidad, profesional o molestia' });

test('the landing is there before the client is, and what was typed stays when it comes', async () => {
  const { calls, user, arrive } = openFirstPage();
  expect(screen.getByRole('heading', { level: 3, name: 'Cardiología' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(landing.landing.clinic.name);
  await write(user, search(), 'cardio');
  await arrive();
  expect(await screen.findByRole('link', { name: /^09:30.*Dr. Luna/ })).toBeVisible();
  expect(search()).toHaveValue('cardio');
  expect(search()).toHaveFocus();
  // Text typed early is searched as soon as possible.
  const asked = calls.map(({ operation }) => operation).filter((name) => name !== 'FindCare');
  expect(asked).toEqual(['FirstSlots']);
});

test('what the client answers as the page did is not drawn again', async () => {
  const real = createApollo({ transport: fakeApi({}).link, onSessionEnd: () => undefined });
  await adoptPageData(real, answersOf(landing));
  const client = createEarlyClient({
    answers: answersOf(landing),
    load: () => Promise.resolve(real),
    drawn: Promise.resolve(),
  });
  const drawings: unknown[] = [];
  function Lists() {
    drawings.push(useLandingQuery().data);
    return null;
  }
  render(
    <ApolloProvider client={client}>
      <Lists />
    </ApolloProvider>,
    // Counts renders, which strict mode doubles.
    { reactStrictMode: false },
  );
  await waitFor(() => expect(real.getObservableQueries().size).toBe(1));
  await act(async () => undefined);
  expect(drawings).toEqual([landing]);
});

test('the account is loaded once the client is there, and no sign-in is offered meanwhile', async () => {
  localStorage.setItem('token', 'abc');
  answers['Viewer'] = { viewer: aUser('user') };
  const { arrive } = openFirstPage();
  expect(screen.queryByRole('link', { name: 'Iniciar Sesión' })).not.toBeInTheDocument();
  await arrive();
  expect(await screen.findByRole('button', { name: 'Menú de Marta Ruiz' })).toBeVisible();
});

test('a client that cannot be had leaves the landing as it is; to try again brings the rest', async () => {
  const { user, arrive, fail } = openFirstPage();
  await fail();
  expect(await screen.findByText('Error al cargar los próximos turnos')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Cardiología' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await arrive();
  expect(await screen.findByRole('link', { name: /^09:30.*Dr. Luna/ })).toBeVisible();
});

test('a turno opened after the client failed to load reports no second failure: it loads again', async () => {
  Object.assign(answers, bookingAnswers());
  const { arrive, fail, router } = openFirstPage();
  await fail();
  expect(await screen.findByText('Error al cargar los próximos turnos')).toBeVisible();
  await act(() => router.navigate('/book/9'));
  await arrive();
  expect(await screen.findByText(/^Primer turno disponible/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/book/9');
});

test('who signs in after the client could not be had is signed in: it is asked for again', async () => {
  Object.assign(answers, {
    SignIn: { signIn: { token: 'abc', user: aUser('user') } },
    Viewer: { viewer: aUser('user') },
  });
  const { user, arrive, fail } = openFirstPage();
  await fail();
  expect(await screen.findByText('Error al cargar los próximos turnos')).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'Iniciar Sesión' })[0]!);
  await write(user, await screen.findByLabelText(/^Correo electrónico|^Email/), 'marta@clinica.example');
  await write(user, screen.getByLabelText(/^Contraseña/), 'secreta-123');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Iniciar Sesión' }));
  await arrive();
  expect(await screen.findByRole('button', { name: 'Menú de Marta Ruiz' })).toBeVisible();
});

test('without data in the page they are waited for, and asked for as soon as there is a connection', async () => {
  const { arrive, fail } = openFirstPage({ data: undefined });
  expect(screen.getByText('Cargando las especialidades…')).toBeInTheDocument();
  await fail();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar las especialidades'));
  window.dispatchEvent(new Event('online'));
  await arrive();
  expect(await screen.findByRole('heading', { level: 3, name: 'Cardiología' })).toBeVisible();
});

test('a client with a file that the server no longer has loads again without a reload of the page', async () => {
  const { arrive, fail } = openFirstPage();
  await fail(new GoneFileError('/assets/apollo.js'));
  expect(await screen.findByText('Error al cargar los próximos turnos')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await arrive();
  expect(await screen.findByRole('link', { name: /^09:30.*Dr. Luna/ })).toBeVisible();
});

test('what came with the page and is asked for all the same is shown, but not yet taken for how things are by now', async () => {
  let fail = (_reason: Error) => undefined as void;
  const load = () => new Promise<never>((_resolve, reject) => (fail = reject));
  const early = createEarlyClient({ answers: answersOf(landing), load, drawn: Promise.resolve() });
  const again = early.watchQuery({ query: LandingDocument, fetchPolicy: 'cache-and-network' });
  expect(again.getCurrentResult()).toMatchObject({ data: landing, loading: true });
  expect(early.watchQuery({ query: LandingDocument }).getCurrentResult()).toMatchObject({
    data: landing,
    loading: false,
  });
  fail(new TypeError('Failed to fetch'));
  await waitFor(() =>
    expect(again.getCurrentResult()).toMatchObject({ data: landing, loading: false, error: expect.any(TypeError) }),
  );
});

test('a page that was drawn before the client was there asks anew for who is signed in all the same', async () => {
  const client = createApollo({ transport: fakeApi(answers).link, onSessionEnd: () => undefined });
  const early = createEarlyClient({
    answers: answersOf(undefined),
    load: () => Promise.resolve(client),
    drawn: Promise.resolve(),
  });
  await expect(early.refetchQueries({ include: 'active' })).resolves.toEqual([]);
});
