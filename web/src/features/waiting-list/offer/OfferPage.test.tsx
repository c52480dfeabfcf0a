import { act, screen, waitFor } from '@testing-library/react';

import { aClinic, landingAnswers } from '../../../testing/clinic-data';
import { ApiFailure, NEVER, OFFLINE, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { anOffer, LATER } from './offer.fixture';

const LINK = '/lista-de-espera/oferta/firmado';

const MINE = anOffer({
  outcome: 'accepted',
  canAccept: false,
  isWaiting: false,
  appointmentId: 'turno-9',
  givesUp: LATER,
});

async function open(shown: object = anOffer(), more: Answers = {}) {
  const app = await renderApp(LINK, {
    ...landingAnswers(),
    OfferedSlot: () => ({ clinic: aClinic(), offeredSlot: shown }),
    AcceptOffer: { acceptOffer: MINE },
    DeclineOffer: { declineOffer: anOffer({ outcome: 'declined', canAccept: false }) },
    ...more,
  });
  return { ...app, press: async (name: string) => app.user.click(await screen.findByRole('button', { name })) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the link shows what is offered, until when, and what is given up for it; opening it answers nothing', async () => {
  const app = await open(anOffer({ givesUp: LATER }));
  expect(await heading('Se liberó un horario para vos')).toHaveFocus();
  expect(screen.getByText('Respondé hasta el sábado, 21 de noviembre de 2026, 14:15.')).toBeVisible();
  expect(screen.getByText(/se cancela tu turno del martes, 1 de diciembre de 2026, 11:00/)).toBeVisible();
  const ticket = screen.getByRole('article', { name: 'Horario' });
  for (const text of ['lunes, 23 de noviembre de 2026', '09:30 - 10:00', 'Cardiología', '$ 30.000', 'Consultorio 1']) {
    expect(ticket).toHaveTextContent(text);
  }
  expect(app.sent('AcceptOffer')).toEqual([]);
});

test('accepted, it is a turno, and the later one is shown as cancelled', async () => {
  const app = await open();
  await app.press('Aceptar este horario');
  expect(await heading('Ya es tuyo')).toBeVisible();
  expect(screen.getByText(/^Tu turno del martes, 1 de diciembre.* quedó cancelado/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el turno' })).toHaveAttribute('href', '/confirmation/turno-9');
  expect(screen.queryByRole('button', { name: 'Aceptar este horario' })).not.toBeInTheDocument();
  expect(app.sent('AcceptOffer')).toEqual([{ token: 'firmado' }]);
});

test('an offer for a child names the child, and so does the sentence once it is accepted', async () => {
  const child = { patientFirstName: 'Olivia' };
  const app = await open(anOffer(child), { AcceptOffer: { acceptOffer: { ...MINE, ...child } } });
  expect(await screen.findByRole('article', { name: 'Horario' })).toHaveTextContent('PacienteOlivia');
  await app.press('Aceptar este horario');
  expect(await screen.findByText(/^El turno de Olivia está reservado/)).toBeVisible();
});

test('who cannot stays in the list', async () => {
  const app = await open();
  await app.press('No puedo');
  expect(await heading('No tomaste este horario')).toBeVisible();
  expect(screen.getByText('Seguís en la lista de espera.')).toBeVisible();
});

test('when another person accepted it first, the page reloads and says so', async () => {
  let shown = anOffer();
  const app = await open(shown, {
    OfferedSlot: () => ({ clinic: aClinic(), offeredSlot: shown }),
    AcceptOffer: new ApiFailure('CONFLICT', 'Alguien lo aceptó antes'),
  });
  await screen.findByRole('button', { name: 'Aceptar este horario' });
  shown = anOffer({ outcome: 'taken', canAccept: false });
  await app.press('Aceptar este horario');
  expect(await heading('El horario ya es de otra persona')).toBeVisible();
  expect(screen.getByText(/^Alguien lo aceptó antes/)).toBeVisible();
});

test('an answer that is lost can be pressed again, and is the same', async () => {
  let answer: Answers[string] = OFFLINE;
  const app = await open(anOffer(), { AcceptOffer: () => answer });
  await app.press('Aceptar este horario');
  expect(await screen.findByText(/Volvé a tocar el botón: no se envía dos veces/)).toBeVisible();
  answer = { acceptOffer: MINE };
  await app.press('Aceptar este horario');
  expect(await heading('Ya es tuyo')).toBeVisible();
});

test.each([
  ['unanswered', 'El tiempo para responder terminó.'],
  ['accepted', 'Tu turno está reservado. La clínica todavía tiene que confirmarlo: te avisamos por email.'],
] as const)('a link that is %s says so and offers no answer', async (outcome, text) => {
  await open(anOffer({ outcome, canAccept: false }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'No puedo' })).not.toBeInTheDocument();
});

test('what is no earlier any more than the turno that is kept says so', async () => {
  await open(anOffer({ canAccept: false }));
  expect(await heading('Tu turno ya es antes')).toBeVisible();
  expect(screen.getByText('El turno que ya tenés es antes que este horario.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aceptar este horario' })).not.toBeInTheDocument();
});

test('people who left the list meanwhile do not read that they wait', async () => {
  await open(anOffer({ outcome: 'unanswered', canAccept: false, isWaiting: false }));
  expect(await screen.findByText('Ya no estás en la lista de espera.')).toBeVisible();
  expect(screen.queryByText('Seguís en la lista de espera.')).not.toBeInTheDocument();
});

test('its time ends while the page is open, which says so', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open(anOffer({ answerUntil: '2026-11-21T10:17:00-03:00' }));
  expect(await screen.findByText('Te quedan 2 minutos.')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
  jest.useRealTimers();
  expect(screen.getByRole('heading', { level: 1, name: 'El horario ya no está disponible' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aceptar este horario' })).not.toBeInTheDocument();
});

test('a cut link says so, also in the title of its tab', async () => {
  await open({}, { OfferedSlot: new ApiFailure('NOT_FOUND', 'No existe') });
  expect(await heading('El enlace no sirve')).toHaveFocus();
  await waitFor(() => expect(document.title).toMatch(/^El enlace no sirve/));
});

test('until it is known what became of it, the page promises nothing', async () => {
  await open({}, { OfferedSlot: NEVER });
  expect(await heading('Lista de espera')).toBeVisible();
});

test('who comes back after accepting finds it accepted, with nothing to press again', async () => {
  let isAnswering = true;
  const app = await open(anOffer(), {
    OfferedSlot: () => (isAnswering ? { clinic: aClinic(), offeredSlot: anOffer() } : NEVER()),
  });
  await app.press('Aceptar este horario');
  await app.user.click(await screen.findByText('Ir al inicio'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ya es tuyo' })).not.toBeInTheDocument());
  isAnswering = false;
  await app.back();
  expect(await heading('Ya es tuyo')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aceptar este horario' })).not.toBeInTheDocument();
});

test('in a second tab that still shows the button, a press finds it accepted', async () => {
  let shown = anOffer();
  const app = await open(shown, {
    OfferedSlot: () => ({ clinic: aClinic(), offeredSlot: shown }),
    DeclineOffer: new ApiFailure('CONFLICT', 'Ya aceptaste este horario. Si no podés ir, cancelá el turno'),
  });
  await screen.findByRole('button', { name: 'No puedo' });
  shown = MINE;
  await app.press('No puedo');
  expect(await heading('Ya es tuyo')).toBeVisible();
  expect(screen.getByText(/^Ya aceptaste este horario/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver el turno' })).toBeVisible();
});

test('while the server does not answer, it can be tried again', async () => {
  let answer: Answers[string] = OFFLINE;
  const app = await open({}, { OfferedSlot: () => answer });
  await screen.findByRole('button', { name: 'Reintentar' });
  answer = { clinic: aClinic(), offeredSlot: anOffer() };
  await app.press('Reintentar');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Horario' })).toBeVisible());
});
