import { screen, waitFor, within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { ApiFailure, NEVER, OFFLINE, type Answers } from '../../../testing/fake-api';
import { anOwnAppointment, patientAnswers } from '../../../testing/own-appointments-data';
import { renderApp } from '../../../testing/render-app';
import { anOffer, LATER } from '../offer/offer.fixture';

const ENTRY = {
  __typename: 'WaitingListEntry',
  id: 'lugar-1',
  status: 'active',
  waitsFor: 'Dra. Lucía Fernández',
  patientName: 'Marta Ruiz',
  contactName: null,
  hours: [{ __typename: 'WaitingListHours', weekday: 1, startTime: '09:00', endTime: '12:00' }],
  fromDate: '2026-11-20',
  untilDate: '2026-12-04',
  keptAppointment: null,
  createdAt: '2026-11-20T18:05:00-03:00',
  openOffer: anOffer(),
};

const MINE = anOffer({
  outcome: 'accepted',
  canAccept: false,
  isWaiting: false,
  appointmentId: 'turno-9',
  givesUp: LATER,
});
const KEPT = {
  __typename: 'KeptAppointment',
  id: 'turno-5',
  status: 'confirmed',
  startTime: LATER.startTime,
  professionalName: LATER.professionalName,
};

const open = (entries: object[], more: Answers = {}, own = [anOwnAppointment()]) =>
  renderApp(
    '/my-appointments',
    patientAnswers(own, {
      MyWaitingList: { clinic: aClinic(), myWaitingList: entries },
      LeaveMyWaitingListEntry: { leaveMyWaitingListEntry: { ...ENTRY, status: 'ended', openOffer: null } },
      ...more,
    }),
  );
const place = () => screen.findByRole('article', { name: 'Dra. Lucía Fernández' });
async function leave({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(within(await place()).getByRole('button', { name: 'Salir de la lista' }));
  const question = within(screen.getByRole('dialog', { name: '¿Salir de la lista de espera?' }));
  await user.click(question.getByRole('button', { name: 'Salir de la lista' }));
  return question;
}

/** Who presses, with the list as `then` after each answer. */
async function answering(then: object[], more: Answers) {
  let entries: object[] = [ENTRY];
  const after = (answer: Answers[string]) => (variables: Record<string, unknown>) => {
    const said: object = typeof answer === 'function' ? answer(variables) : answer;
    if (said !== OFFLINE) entries = then;
    return said;
  };
  const answers = Object.fromEntries(Object.entries(more).map(([name, answer]) => [name, after(answer)]));
  const app = await open([], { MyWaitingList: () => ({ clinic: aClinic(), myWaitingList: entries }), ...answers });
  const press = async (name: string) => app.user.click(within(await place()).getByRole('button', { name }));
  return { ...app, press };
}

test('Mis Citas tells what they wait for, when it suits, what they are offered and until when they may answer', async () => {
  await open([{ ...ENTRY, openOffer: anOffer({ givesUp: LATER }) }]);
  const shown = await place();
  expect(shown).toHaveTextContent('Lun 09:00 - 12:00, hasta el 04-12-2026');
  const offer = within(shown);
  expect(offer.getByRole('heading', { level: 5, name: 'Se liberó un horario para vos' })).toBeVisible();
  expect(offer.queryAllByRole('region')).toEqual([]);
  expect(offer.getByRole('article', { name: 'Horario' })).toHaveTextContent(
    /lunes, 23 de noviembre de 2026.*09:30 - 10:00.*Dra. Lucía Fernández/,
  );
  expect(offer.getByText('Respondé hasta el sábado, 21 de noviembre de 2026, 14:15.')).toBeVisible();
  expect(offer.getByText(/se cancela tu turno del martes, 1 de diciembre de 2026, 11:00/)).toBeVisible();
  expect(offer.getByRole('button', { name: 'Aceptar este horario' })).toHaveAccessibleDescription(
    'lunes, 23 de noviembre de 2026 09:30 - 10:00',
  );
});

test('accepted there, it is their turno, which says so with the focus on it; their turnos are read again', async () => {
  const fulfilled = { ...ENTRY, status: 'fulfilled', openOffer: null };
  const app = await answering([fulfilled], { AcceptMyOffer: { acceptMyOffer: MINE } });
  const before = app.sent('MyAppointments').length;
  await app.press('Aceptar este horario');
  const done = within(await place());
  expect(await done.findByText('El turno es tuyo. Te mandamos la confirmación por email.')).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^El turno es tuyo/);
  expect(done.getByRole('link', { name: 'Ver el turno' })).toHaveAttribute('href', '/confirmation/turno-9');
  await waitFor(() => expect(done.queryAllByRole('button')).toEqual([]));
  expect(app.sent('AcceptMyOffer')).toEqual([{ id: 'oferta-1' }]);
  expect(app.sent('MyAppointments').length).toBeGreaterThan(before);
});

test('of who had no turno, what was answered stays where it is when the first one appears', async () => {
  const own: ReturnType<typeof anOwnAppointment>[] = [];
  const list = () => [own.length === 0 ? ENTRY : { ...ENTRY, status: 'fulfilled', openOffer: null }];
  const AcceptMyOffer = () => {
    own.push(anOwnAppointment());
    return { acceptMyOffer: MINE };
  };
  const MyWaitingList = () => ({ clinic: aClinic(), myWaitingList: list() });
  const { user } = await open([], { MyWaitingList, AcceptMyOffer }, own);
  await user.click(within(await place()).getByRole('button', { name: 'Aceptar este horario' }));
  const said = await screen.findByText(/^El turno es tuyo/);
  expect(await screen.findByRole('heading', { name: 'Próximas' })).toBeVisible();
  expect(said).toBeVisible();
});

test('who cannot stays in the list, and can leave it', async () => {
  const declined = anOffer({ outcome: 'declined', canAccept: false });
  const app = await answering([{ ...ENTRY, openOffer: null }], { DeclineMyOffer: { declineMyOffer: declined } });
  await app.press('No puedo');
  expect(await screen.findByText('Queda para otra persona.')).toBeVisible();
  expect(screen.getByText('Seguís en la lista de espera.')).toBeVisible();
  await leave(app);
  expect(await screen.findByText('No estás en ninguna lista de espera.')).toBeVisible();
});

test.each([
  ['Alguien lo aceptó antes', 'active', 'Seguís en la lista de espera.'],
  ['El tiempo para responder terminó', 'active', 'Seguís en la lista de espera.'],
  ['Ya no estás en esa lista de espera', 'ended', 'Ya no estás en la lista de espera.'],
])('refused because %s, it says so and how they stand, with nothing to press again', async (why, status, how) => {
  const app = await answering([{ ...ENTRY, status, openOffer: null }], {
    AcceptMyOffer: new ApiFailure('CONFLICT', why),
  });
  await app.press('Aceptar este horario');
  expect(await screen.findByText(how)).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aceptar este horario' })).not.toBeInTheDocument();
});

test('an answer that is lost can be pressed again, and is the same', async () => {
  let answer: object = OFFLINE;
  const fulfilled = { ...ENTRY, status: 'fulfilled', openOffer: null };
  const app = await answering([fulfilled], { AcceptMyOffer: () => answer });
  await app.press('Aceptar este horario');
  expect(await screen.findByText(/Volvé a tocar el botón: no se envía dos veces/)).toBeVisible();
  answer = { acceptMyOffer: MINE };
  await app.press('Aceptar este horario');
  expect(await screen.findByRole('heading', { name: 'Ya es tuyo' })).toBeVisible();
  expect(app.sent('AcceptMyOffer')).toEqual([{ id: 'oferta-1' }, { id: 'oferta-1' }]);
});

test('who declines what they accepted, by a press whose answer was lost, is told that it is theirs', async () => {
  const fulfilled = { ...ENTRY, status: 'fulfilled', openOffer: null };
  const app = await answering([fulfilled], {
    AcceptMyOffer: OFFLINE,
    DeclineMyOffer: new ApiFailure('CONFLICT', 'Ya aceptaste este horario. Si no podés ir, cancelá el turno'),
  });
  await app.press('Aceptar este horario');
  await screen.findByText(/Volvé a tocar el botón: no se envía dos veces/);
  await app.press('No puedo');
  expect(await screen.findByRole('heading', { name: 'Ya es tuyo' })).toBeVisible();
  expect(screen.getByText(/^Ya aceptaste este horario/)).toBeVisible();
  expect(screen.queryByText('Ya no estás en la lista de espera.')).not.toBeInTheDocument();
});

test('what is no earlier any more than the turno that they keep stays open, and says so', async () => {
  const kept = { ...ENTRY, openOffer: anOffer({ canAccept: false }) };
  const app = await answering([kept], {
    AcceptMyOffer: new ApiFailure('CONFLICT', 'El turno que ya tenés es antes que este horario'),
  });
  await app.press('Aceptar este horario');
  expect(await screen.findByRole('heading', { name: 'Tu turno ya es antes' })).toBeVisible();
  expect(screen.getByText('Seguís en la lista de espera.')).toBeVisible();
});

describe('until the list is read again,', () => {
  async function unread(name: string, answer: Answers) {
    let isRead = true;
    const app = await open([], {
      MyWaitingList: () =>
        isRead ? { clinic: aClinic(), myWaitingList: [{ ...ENTRY, keptAppointment: KEPT }] } : NEVER(),
      ...answer,
    });
    const shown = within(await place());
    expect(shown.getByText(/^Mientras tanto conservás tu turno/)).toBeVisible();
    isRead = false;
    await app.user.click(shown.getByRole('button', { name }));
    return { ...app, shown };
  }

  test('what is accepted is waited for no more', async () => {
    const { shown } = await unread('Aceptar este horario', { AcceptMyOffer: { acceptMyOffer: MINE } });
    expect(await shown.findByText(/quedó cancelado/)).toBeVisible();
    expect(shown.queryByText(/^Mientras tanto conservás tu turno/)).not.toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Salir de la lista' })).not.toBeInTheDocument();
  });

  test('who cannot, and leaves, is not asked as if the offer were still theirs', async () => {
    const declined = anOffer({ outcome: 'declined', canAccept: false });
    const { shown, user } = await unread('No puedo', { DeclineMyOffer: { declineMyOffer: declined } });
    await shown.findByText('Queda para otra persona.');
    await user.click(shown.getByRole('button', { name: 'Salir de la lista' }));
    const question = within(screen.getByRole('dialog', { name: '¿Salir de la lista de espera?' }));
    expect(question.getByText(/^No te avisamos más/)).toBeVisible();
    expect(question.queryByText(/pasa a otra persona/)).not.toBeInTheDocument();
  });
});

test('who waits for nothing, or not any more, sees nothing of it', async () => {
  await open([{ ...ENTRY, status: 'fulfilled', openOffer: null }]);
  expect(await screen.findByRole('heading', { name: 'Próximas' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'En lista de espera' })).not.toBeInTheDocument();
});

test('leaving asks first, takes the place away and leaves the focus at its list', async () => {
  const app = await open([ENTRY]);
  await leave(app);
  expect(await screen.findByText('No estás en ninguna lista de espera.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'En lista de espera' })).toHaveFocus();
  expect(app.sent('LeaveMyWaitingListEntry')).toEqual([{ id: 'lugar-1' }]);
});

test('what could not be sent is said in the question, and they still wait', async () => {
  const app = await open([ENTRY], { LeaveMyWaitingListEntry: OFFLINE });
  const question = await leave(app);
  expect(await question.findByRole('alert')).toBeVisible();
  await app.user.click(question.getByRole('button', { name: 'Seguir esperando' }));
  expect(await place()).toBeVisible();
});

test('the turnos do not wait for it', async () => {
  await open([], { MyWaitingList: NEVER });
  expect(await screen.findByRole('article', { name: /23 de noviembre/ })).toBeVisible();
});

test('what cannot be had is no empty list: it can be asked for again, and its part stays for whoever is in it', async () => {
  let answer: object = OFFLINE;
  const { user } = await open([], { MyWaitingList: () => answer });
  expect(await screen.findByRole('article', { name: /23 de noviembre/ })).toBeVisible();
  const part = within(await screen.findByRole('region', { name: 'En lista de espera' }));
  expect(part.getByText('Error al cargar tu lista de espera')).toBeVisible();
  answer = { clinic: aClinic(), myWaitingList: [] };
  await user.click(part.getByRole('button', { name: 'Reintentar' }));
  expect(await part.findByText('No estás en ninguna lista de espera.')).toBeVisible();
});
