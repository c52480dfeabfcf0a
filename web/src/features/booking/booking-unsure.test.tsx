import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { setToken } from '../../kit/session/token';
import {
  APPOINTMENT_ID,
  bookingAnswers,
  monthSlots,
  SLOT_0900,
  SLOT_0930,
  SLOT_1500,
  slotRooms,
} from '../../testing/booking-data';
import { aUser } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { setPageVisible } from '../../testing/page-visibility';
import { renderApp } from '../../testing/render-app';
import { expectToast, expectToastAndPlace } from '../../testing/toast';
import { write } from '../../testing/write';
import {
  chooseAll,
  chosenLine,
  fillPatient,
  nameField,
  openChosen,
  openStep,
  slotRadio,
  submitButton,
} from './booking-steps.fixture';

const BOOKED = bookingAnswers()['BookAppointment'] as object;
const TAKEN = new ApiFailure('CONFLICT', 'El horario elegido ya no está disponible. Elegí otro horario');

/** Books on the first call and loses the answer. From then on the slot is taken for every other key. */
function losesFirstAnswer(lost: object, more: Answers = {}): Answers {
  let key: unknown;
  return bookingAnswers({
    MonthSlots: (variables) =>
      monthSlots(key === undefined ? [SLOT_0900, SLOT_0930, SLOT_1500] : [SLOT_0900, SLOT_1500])(variables),
    SlotRooms: () => slotRooms(key === undefined ? ['free', 'free'] : ['occupied', 'occupied']),
    BookAppointment: ({ idempotencyKey }) => {
      if (key === undefined) {
        key = idempotencyKey;
        return lost;
      }
      return key === idempotencyKey ? BOOKED : TAKEN;
    },
    ...more,
  });
}

async function bookWithoutAnswer(answers: Answers) {
  const app = await openChosen(answers);
  await fillPatient(app.user);
  await app.user.click(submitButton());
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  const sent = () =>
    app.calls.filter(({ operation }) => operation === 'BookAppointment').map(({ variables }) => variables);
  const callCount = (operation: string) => app.calls.filter((call) => call.operation === operation).length;
  /** Waits for the next poll. */
  const hearNews = async () => {
    const before = [callCount('MonthSlots'), callCount('SlotRooms')];
    setPageVisible(false);
    setPageVisible(true);
    await waitFor(() =>
      expect([callCount('MonthSlots'), callCount('SlotRooms')]).toEqual(before.map((count) => count + 1)),
    );
  };
  return { ...app, retry, sent, hearNews };
}

test('after no answer, a 503 or a fault of the server the slot that this very booking took stays chosen, and the retry finds the booking', async () => {
  const failures = [
    OFFLINE,
    new ApiFailure('UNAVAILABLE', 'El sistema está ocupado. Reintentá en unos segundos'),
    new ApiFailure('INTERNAL', 'Código: 12'),
  ];
  const known = losesFirstAnswer(failures[0]!);
  const find = known['BookAppointment'] as (variables: object) => object;
  let calls = 0;
  const { user, retry, sent, hearNews, address } = await bookWithoutAnswer({
    ...known,
    BookAppointment: (variables) => {
      const found = find(variables);
      return failures[calls++] ?? found;
    },
  });
  for (const number of [1, 2, 3]) {
    await waitFor(() => expect(sent()).toHaveLength(number));
    expect(await screen.findByText(/^No sabemos si el turno quedó reservado: /)).toBeVisible();
    await waitFor(() => expect(retry).toHaveFocus());
    await hearNews();
    expect(await chosenLine('Cambiar el horario')).toHaveTextContent('09:30');
    expect(await chosenLine('Cambiar sala')).toHaveTextContent('Consultorio 1');
    expect(screen.queryByText(/ya no está disponible/)).not.toBeInTheDocument();
    expect(nameField()).toHaveValue('Nora Ñandú');
    await user.click(retry);
  }
  await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
  expect(address()).toBe(`/confirmation/${APPOINTMENT_ID}`);
  expect(sent()).toEqual(Array(4).fill(sent()[0]));
});

test('another slot can be chosen all the same: that is another booking, not a retry', async () => {
  const { user, sent } = await bookWithoutAnswer(
    bookingAnswers({
      BookAppointment: ({ input }) => ((input as { startTime: string }).startTime === SLOT_1500 ? BOOKED : OFFLINE),
    }),
  );
  await openStep(user, 'Cambiar el horario');
  await user.click(await slotRadio('15:00'));
  await chosenLine('Cambiar sala');
  await user.click(submitButton());
  await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
  expect(sent().map(({ input }) => (input as { startTime: string }).startTime)).toEqual([SLOT_0930, SLOT_1500]);
});

test('data changed before the retry find it too: a toast reports the lost change, and Back names the slot as their own', async () => {
  const { user, sent, back } = await renderApp('/book/1', losesFirstAnswer(OFFLINE));
  await chooseAll(user);
  await fillPatient(user);
  await user.click(submitButton());
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  await write(user, screen.getByLabelText(/^Notas/), 'Primera consulta');
  await user.click(retry);
  await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
  const [first, changed, repeated] = sent('BookAppointment');
  expect(changed?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
  expect(repeated).toEqual(first);
  await expectToast('El turno ya estaba reservado, con los datos de antes: lo que cambiaste después no se guardó.');
  await back();
  expect(await screen.findByText('Ya reservaste el turno de las 09:30.')).toBeVisible();
  expect(screen.queryByText(/ya no está disponible/)).not.toBeInTheDocument();
});

describe('when the page goes before the answer came', () => {
  const UNSURE = /^No sabemos si el turno quedó reservado: .* Reintentá/;
  const OFFER =
    /^No sabemos si el turno del lunes, 23 de noviembre de 2026 a las 09:30 quedó reservado: no llegó la respuesta/;
  const MARTA: Answers = { Viewer: { viewer: aUser('user') } };
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('turnero.draft'));
  const retryButton = () => screen.findByRole('button', { name: 'Reintentar' });
  const PENDING = new Promise<object>(() => undefined);

  /** The requests sent so far, over every load of the page. */
  function listening(answers: Answers) {
    const sent: Record<string, unknown>[] = [];
    const book = answers['BookAppointment'] as (variables: Record<string, unknown>) => object;
    return {
      sent,
      answers: {
        ...answers,
        BookAppointment: (variables: Record<string, unknown>) => (sent.push(variables), book(variables)),
      },
    };
  }

  async function send(answers: Answers) {
    const app = await openChosen(answers);
    if (answers['Viewer']) await write(app.user, screen.getByLabelText(/^Notas/), 'Primera consulta');
    else await fillPatient(app.user);
    await app.user.click(submitButton());
    await waitFor(() => expect(app.calls.some(({ operation }) => operation === 'BookAppointment')).toBe(true));
    return app;
  }

  async function sendAndReload(answers: Answers) {
    const { address } = await send(answers);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    return renderApp(address(), answers);
  }

  async function expectOneBooking(user: UserEvent, sent: object[]) {
    await user.click(await retryButton());
    await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(kept()).toEqual([]);
  }

  test('and it was still awaited, the slot and the room stay chosen after a reload, and the retry finds the booking', async () => {
    const { sent, answers } = listening(losesFirstAnswer(PENDING));
    const { user } = await sendAndReload(answers);
    expect(await screen.findByText(UNSURE)).toBeVisible();
    await waitFor(async () => expect(await retryButton()).toHaveFocus());
    expect(await chosenLine('Cambiar el horario')).toHaveTextContent('09:30');
    expect(await chosenLine('Cambiar sala')).toHaveTextContent('Consultorio 1');
    expect(screen.queryByText(/ya no está disponible/)).not.toBeInTheDocument();
    await expectOneBooking(user, sent);
  });

  test('and reads that another patient got the slot', async () => {
    let calls = 0;
    const { user } = await sendAndReload(
      bookingAnswers({ BookAppointment: () => ((calls += 1) === 1 ? OFFLINE : TAKEN) }),
    );
    await user.click(await retryButton());
    await expectToastAndPlace(TAKEN.message);
    expect(screen.queryByText(UNSURE)).not.toBeInTheDocument();
    expect(kept().map((key) => JSON.parse(sessionStorage.getItem(key) ?? '') as unknown)).toMatchObject([
      { content: { pending: [] } },
    ]);
    expect(nameField()).toHaveValue('Nora Ñandú');
  });

  test('and the person comes back by a link, it is offered to go on with it', async () => {
    const { sent, answers } = listening(losesFirstAnswer(PENDING));
    await send(answers);
    cleanup();
    const { user } = await renderApp('/book/1', answers);
    expect(await screen.findByText(OFFER)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descartar' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continuar reserva' }));
    expect(await chosenLine('Cambiar el horario')).toHaveTextContent('09:30');
    await expectOneBooking(user, sent);
  });

  test('other people at this computer can neither retry nor remove it', async () => {
    setToken('de-marta');
    const { sent, answers } = listening(losesFirstAnswer(OFFLINE, MARTA));
    const { address } = await send(answers);
    await retryButton();
    await act(async () => {
      localStorage.removeItem('token');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument());
    expect(kept()).toEqual([`turnero.draft.booking:1:${aUser('user').id}`]);
    cleanup();

    setToken('otra-de-marta');
    const { user } = await renderApp(address(), answers);
    await expectOneBooking(user, sent);
  });
});
