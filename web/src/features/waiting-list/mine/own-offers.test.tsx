import { act, screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { anOffer, LATER } from '../offer/offer.fixture';
import { answering, ENTRY, KEPT, leave, MINE, open, entryCard, UNNAMED, WAITING } from './my-waiting-list.fixture';

test('what they are offered stands before all turnos, with how long they have to answer; the rest waits below them', async () => {
  const other = { ...WAITING, id: 'lugar-2', waitsFor: 'Dermatología' };
  await open([other, { ...ENTRY, openOffer: anOffer({ givesUp: LATER }) }]);
  await entryCard();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(
    headings.filter((name) => /^(Mis Citas|Se liberó|Dra|Próximo|Historial|Solicitudes|Derma)/.test(name!)),
  ).toEqual([
    'Mis Citas',
    'Se liberó un horario para vos',
    'Dra. Lucía Fernández',
    'Próximo turno',
    'Solicitudes y lista de espera',
    'Dermatología',
    'Historial de Citas',
  ]);
  const offer = within(screen.getByRole('region', { name: 'Se liberó un horario para vos' }));
  expect(offer.getByRole('article', { name: 'Horario' })).toHaveTextContent(
    /lunes, 23 de noviembre de 2026.*09:30 - 10:00.*Dra. Lucía Fernández/,
  );
  expect(offer.getByText('Te quedan 4 horas.')).toBeVisible();
  expect(offer.getByText('Respondé hasta el sábado, 21 de noviembre de 2026, 14:15.')).toBeVisible();
  expect(offer.getByText(/se cancela tu turno del martes, 1 de diciembre de 2026, 11:00/)).toBeVisible();
  expect(offer.getByRole('button', { name: 'Aceptar este horario' })).toHaveAccessibleDescription(
    'lunes, 23 de noviembre de 2026 09:30 - 10:00',
  );
});

test('of two offers the one that ends first comes first, and stays there when it is answered', async () => {
  const later = anOffer({ id: 'oferta-2', answerUntil: '2026-11-21T18:00:00-03:00' });
  const other = { ...ENTRY, id: 'lugar-2', waitsFor: 'Dermatología', openOffer: later };
  const declined = anOffer({ outcome: 'declined', canAccept: false });
  const app = await answering([other, WAITING], { DeclineMyOffer: { declineMyOffer: declined } }, [other, ENTRY]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Se liberaron 2 horarios para vos' })).toBeVisible();
  await app.press('No puedo');
  expect(await screen.findByRole('heading', { level: 4, name: 'No tomaste este horario' })).toBeVisible();
  // One of the two is left.
  const both = within(screen.getByRole('region', { name: 'Se liberó un horario para vos' }));
  expect(both.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Dra. Lucía Fernández',
    'Dermatología',
  ]);
});

describe('while the page is open,', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());
  const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
  const soonOver = { ...ENTRY, openOffer: anOffer({ answerUntil: '2026-11-21T10:18:00-03:00' }) };

  test('the time to answer goes by, and its end takes the buttons away, with the focus on why', async () => {
    const { user } = await open([soonOver]);
    const accept = within(await entryCard()).getByRole('button', { name: 'Aceptar este horario' });
    await pass(1);
    expect(screen.getByText('Te quedan 2 minutos.')).toBeVisible();
    act(() => accept.focus());
    await pass(2);
    expect(accept).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('El tiempo para responder terminó.Seguís en la lista de espera.');
    await user.click(within(await entryCard()).getByRole('button', { name: 'Salir de la lista' }));
    const question = within(screen.getByRole('dialog', { name: '¿Salir de la lista de espera?' }));
    expect(question.queryByText(/pasa a otra persona/)).not.toBeInTheDocument();
  });

  test('an acceptance with a lost answer never expires, and pressed again is the same', async () => {
    let answer: object = OFFLINE;
    const fulfilled = { ...WAITING, status: 'fulfilled' };
    const app = await answering([fulfilled], { AcceptMyOffer: () => answer }, [soonOver]);
    await app.press('Aceptar este horario');
    await screen.findByText(/Volvé a tocar el botón: no se envía dos veces/);
    await pass(5);
    expect(screen.getByRole('button', { name: 'Aceptar este horario' })).toBeVisible();
    expect(screen.getByText(/Volvé a tocar el botón: no se envía dos veces/)).toBeVisible();
    expect(screen.queryByText(/Te queda|Respondé hasta/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Se liberó un horario para vos' })).toBeVisible();
    answer = { acceptMyOffer: MINE };
    await app.press('Aceptar este horario');
    expect(await screen.findByRole('heading', { name: 'Ya es tuyo' })).toBeVisible();
    expect(app.sent('AcceptMyOffer')).toEqual([{ id: 'oferta-1' }, { id: 'oferta-1' }]);
  });
});

test('accepted there, it is their turno, which says so with the focus on it; their turnos are read again', async () => {
  const fulfilled = { ...WAITING, status: 'fulfilled' };
  const app = await answering([fulfilled], { AcceptMyOffer: { acceptMyOffer: MINE } });
  const before = app.sent('MyAppointments').length;
  await app.press('Aceptar este horario');
  const done = within(await entryCard());
  expect(
    await done.findByText('Tu turno está reservado. La clínica todavía tiene que confirmarlo: te avisamos por email.'),
  ).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^Tu turno está reservado/);
  expect(done.getByRole('link', { name: 'Ver el turno' })).toHaveAttribute('href', '/confirmation/turno-9');
  await waitFor(() => expect(done.queryAllByRole('button')).toEqual([]));
  expect(app.sent('AcceptMyOffer')).toEqual([{ id: 'oferta-1' }]);
  expect(app.sent('MyAppointments').length).toBeGreaterThan(before);
});

test('who cannot stays in the list as before, and can leave it', async () => {
  const declined = anOffer({ outcome: 'declined', canAccept: false });
  const kept = { ...WAITING, keptAppointment: KEPT };
  const app = await answering([kept], { DeclineMyOffer: { declineMyOffer: declined } });
  await app.press('No puedo');
  expect(await screen.findByText('Queda para otra persona.')).toBeVisible();
  expect(screen.getByText('Seguís en la lista de espera.')).toBeVisible();
  expect(await entryCard()).toHaveTextContent(
    /Lun 09:00 - 12:00, hasta el 04-12-2026Mientras tanto conservás tu turno del martes, 1 de diciembre/,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'El horario que te ofrecimos' })).toBeVisible();
  await leave(app);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mis Citas' })).toHaveFocus());
});

test('refused because it is withdrawn, it says so and how they stand, with nothing to press again', async () => {
  const why = 'Ya no estás en esa lista';
  const current = anOffer({ outcome: 'withdrawn', canAccept: false, isWaiting: false });
  const app = await answering([{ ...WAITING, status: 'ended' }], {
    AcceptMyOffer: new ApiFailure('CONFLICT', why, ...UNNAMED, current),
  });
  await app.press('Aceptar este horario');
  expect(await screen.findByRole('heading', { level: 4, name: 'El horario ya no está disponible' })).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.getByText('Ya no estás en la lista de espera.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aceptar este horario' })).not.toBeInTheDocument();
});

test('a lost acceptance that the list knows of is shown as accepted, and cannot be pressed again', async () => {
  const offers = [{ __typename: 'WaitingListOffer', id: 'oferta-1', outcome: 'accepted' }];
  const AcceptMyOffer = new ApiFailure('INTERNAL', 'Falla');
  const app = await answering([{ ...WAITING, status: 'fulfilled', offers }], { AcceptMyOffer });
  await app.press('Aceptar este horario');
  expect(await screen.findByRole('heading', { name: 'Ya es tuyo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aceptar este horario' })).not.toBeInTheDocument();
});

test('an offer that another person got is reported when the list is read again, too', async () => {
  const offers = [{ __typename: 'WaitingListOffer', id: 'oferta-1', outcome: 'taken' }];
  const app = await answering([{ ...WAITING, offers }], { AcceptMyOffer: new ApiFailure('NOT_FOUND', 'No existe') });
  await app.press('Aceptar este horario');
  expect(await screen.findByRole('heading', { name: 'El horario ya es de otra persona' })).toBeVisible();
  expect(screen.getByText('Alguien lo aceptó antes.')).toBeVisible();
});

test('declining an accepted offer after a lost answer shows that it was accepted, and which turno', async () => {
  const fulfilled = { ...WAITING, status: 'fulfilled' };
  const theirs = 'Ya aceptaste este horario. Si no podés ir, cancelá el turno';
  const app = await answering([fulfilled], {
    AcceptMyOffer: OFFLINE,
    DeclineMyOffer: new ApiFailure('CONFLICT', theirs, ...UNNAMED, MINE),
  });
  await app.press('Aceptar este horario');
  await screen.findByText(/Volvé a tocar el botón: no se envía dos veces/);
  await app.press('No puedo');
  expect(await screen.findByRole('heading', { name: 'Ya es tuyo' })).toBeVisible();
  expect(screen.getByText(theirs)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el turno' })).toHaveAttribute('href', '/confirmation/turno-9');
  expect(screen.queryByText('Ya no estás en la lista de espera.')).not.toBeInTheDocument();
});
