import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createApollo } from '../../app/apollo';
import { ClinicDocument, useClinicQuery } from '../../clinic/facts/clinic.generated';
import { useSignOutMutation } from '../../clinic/session/session.generated';
import { aClinic } from '../../testing/clinic-data';
import { ApiFailure, fakeApi, OFFLINE, type Answers } from '../../testing/fake-api';
import { setPageVisible } from '../../testing/page-visibility';
import { currentToasts, onToasts } from '../notify/notify';
import { ToastHost } from '../notify/ToastHost';
import { bindLazyQuery } from './hooks';

function show(element: React.ReactNode, answers: Answers) {
  const { link, calls } = fakeApi(answers);
  const client = createApollo({ transport: link, onSessionEnd: () => undefined });
  render(
    <ApolloProvider client={client}>
      {element}
      <ToastHost />
    </ApolloProvider>,
  );
  return calls;
}

function ClinicName(options: { errorFallback?: string; pollInterval?: number }) {
  const { data, error, refetch } = useClinicQuery(options);
  return (
    <button type="button" onClick={() => void refetch()}>
      {data?.clinic.name ?? error?.code ?? 'esperando'}
    </button>
  );
}

test('a query that fails says the server’s sentence in one toast', async () => {
  show(<ClinicName errorFallback="Error al cargar" />, { Clinic: new ApiFailure('NOT_FOUND', 'La clínica no existe') });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^La clínica no existe$/));
});

test('without an answer the toast says the caller’s words', async () => {
  show(<ClinicName errorFallback="Error al cargar" />, { Clinic: OFFLINE });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar'));
});

test('a caller that shows errors itself gets them without a toast', async () => {
  show(<ClinicName />, { Clinic: new ApiFailure('NOT_FOUND', 'La clínica no existe') });
  expect(await screen.findByText('NOT_FOUND')).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('asking again after a failure never rejects and shows what came', async () => {
  let broken = true;
  show(<ClinicName />, { Clinic: () => (broken ? OFFLINE : { clinic: aClinic() }) });
  await screen.findByText('NETWORK');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('NETWORK');
  broken = false;
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Clínica del Parque')).toBeVisible();
});

test('asking again shows a change that was made while an older answer was under way', async () => {
  const answers: ((name: string) => void)[] = [];
  show(<ClinicName />, {
    Clinic: () => new Promise<object>((answer) => answers.push((name) => answer({ clinic: { ...aClinic(), name } }))),
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!('Clínica del Parque');
  const seen = await screen.findByRole('button', { name: 'Clínica del Parque' });
  await userEvent.dblClick(seen);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!('Clínica del Parque');
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]!('Clínica Nueva');
  expect(await screen.findByText('Clínica Nueva')).toBeVisible();
});

describe('a query without an answer', () => {
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const connect = () => act(() => void window.dispatchEvent(new Event('online')));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is asked again when the connection is back', async () => {
    let broken = true;
    show(<ClinicName />, { Clinic: () => (broken ? OFFLINE : { clinic: aClinic() }) });
    await wait(0);
    expect(screen.getByRole('button')).toHaveTextContent('NETWORK');
    broken = false;
    connect();
    await wait(0);
    expect(screen.getByRole('button')).toHaveTextContent('Clínica del Parque');
  });

  test('is asked again when its tab is seen again', async () => {
    const calls = show(<ClinicName />, { Clinic: OFFLINE });
    await wait(0);
    setPageVisible(false);
    connect();
    await wait(0);
    expect(calls).toHaveLength(2);
    setPageVisible(true);
    await wait(0);
    expect(calls).toHaveLength(3);
  });

  test('is retried at growing intervals until the connection is back, and its failure is reported once', async () => {
    const toastTexts = new Map<number, string>();
    const stop = onToasts(() => currentToasts().forEach(({ id, text }) => toastTexts.set(id, text)));
    const calls = show(<ClinicName errorFallback="Error al cargar" />, { Clinic: OFFLINE });
    await wait(0);
    const seen = screen.getByRole('button');
    const changes: string[] = [];
    new MutationObserver(() => changes.push(seen.textContent ?? '')).observe(seen, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    await wait(15_000);
    expect(calls).toHaveLength(3);
    await wait(20_000);
    expect(calls).toHaveLength(4);
    expect(changes).toEqual([]);
    expect([...toastTexts.values()]).toEqual(['Error al cargar']);
    stop();
  });

  test('is left alone when the server refused it', async () => {
    const calls = show(<ClinicName />, { Clinic: new ApiFailure('FORBIDDEN', 'Sin permisos') });
    await wait(0);
    connect();
    await wait(60_000);
    expect(calls).toHaveLength(1);
  });

  test('keeps what it answered before, with the failure beside it, until it answers again', async () => {
    let broken = false;
    function ClinicAndFailure() {
      const { data, error, refetch } = useClinicQuery({ fetchPolicy: 'cache-and-network' });
      return (
        <button type="button" onClick={() => void refetch()}>
          {`${data?.clinic.name} ${error?.code}`}
        </button>
      );
    }
    show(<ClinicAndFailure />, { Clinic: () => (broken ? OFFLINE : { clinic: aClinic() }) });
    await wait(0);
    expect(screen.getByRole('button')).toHaveTextContent('Clínica del Parque undefined');
    broken = true;
    act(() => screen.getByRole('button').click());
    await wait(0);
    expect(screen.getByRole('button')).toHaveTextContent('Clínica del Parque NETWORK');
    broken = false;
    connect();
    await wait(0);
    expect(screen.getByRole('button')).toHaveTextContent('Clínica del Parque undefined');
  });
});

describe('a query that asks again and again', () => {
  const POLL_MS = 10_000;
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('rests while its tab is hidden, and asks at once when it is seen again', async () => {
    const calls = show(<ClinicName pollInterval={POLL_MS} />, { Clinic: { clinic: aClinic() } });
    await wait(POLL_MS);
    expect(calls).toHaveLength(2);
    setPageVisible(false);
    await wait(10 * POLL_MS);
    expect(calls).toHaveLength(2);
    setPageVisible(true);
    await wait(0);
    expect(calls).toHaveLength(3);
    await wait(POLL_MS);
    expect(calls).toHaveLength(4);
  });

  test('is the only kind that asks when its tab is seen again', async () => {
    const calls = show(<ClinicName />, { Clinic: { clinic: aClinic() } });
    await wait(0);
    setPageVisible(false);
    setPageVisible(true);
    await wait(POLL_MS);
    expect(calls).toHaveLength(1);
  });
});

function Leave({ onOutcome, errorFallback }: { onOutcome: (outcome: unknown) => void; errorFallback?: string }) {
  const [signOut] = useSignOutMutation({ errorFallback });
  return (
    <button type="button" onClick={async () => onOutcome(await signOut({}))}>
      Salir
    </button>
  );
}

test('a mutation that fails resolves with the error, and shows one toast if it has a text for it', async () => {
  const outcomes: unknown[] = [];
  const onOutcome = (outcome: unknown) => outcomes.push(outcome);
  show(<Leave onOutcome={onOutcome} errorFallback="No se pudo salir" />, { SignOut: OFFLINE });
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^No se pudo salir$/));
  expect(outcomes).toEqual([{ error: expect.objectContaining({ code: 'NETWORK' }) }]);
});

test('a mutation without a text for failures leaves them to its caller', async () => {
  const outcomes: unknown[] = [];
  show(<Leave onOutcome={(outcome) => outcomes.push(outcome)} />, { SignOut: OFFLINE });
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  await waitFor(() => expect(outcomes).toEqual([{ error: expect.objectContaining({ code: 'NETWORK' }) }]));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a mutation that succeeds resolves with its data', async () => {
  const outcomes: unknown[] = [];
  show(<Leave onOutcome={(outcome) => outcomes.push(outcome)} />, { SignOut: { signOut: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  await waitFor(() => expect(outcomes).toEqual([{ data: { signOut: true } }]));
});

const useClinicLazyQuery = bindLazyQuery(ClinicDocument);

function AskLater() {
  const [ask, { data }] = useClinicLazyQuery();
  return (
    <button type="button" onClick={() => void ask({})}>
      {data?.clinic.name ?? 'Preguntar'}
    </button>
  );
}

test('a lazy query runs when it is called', async () => {
  show(<AskLater />, { Clinic: { clinic: aClinic() } });
  expect(screen.getByText('Preguntar')).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Clínica del Parque')).toBeVisible();
});
