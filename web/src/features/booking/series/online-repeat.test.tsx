import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { choosePayer } from '../../../clinic/payer/payer';
import { setToken } from '../../../kit/session/token';
import { bookingAnswers, bookingProfessional, monthSlots, SLOT_0900 } from '../../../testing/booking-data';
import { aUser } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { patientAnswers } from '../../../testing/own-appointments-data';
import { OSDE } from '../../../testing/payer-data';
import { renderApp } from '../../../testing/render-app';
import { answerQuestion, asksFirst } from '../../../testing/same-patient';
import { expectToast } from '../../../testing/toast';
import { chosenLine, nameField } from '../booking-steps.fixture';

const ROOM = { __typename: 'Room', id: 1, name: 'Consultorio 1' };
const DATES = ['11-23', '11-30', '12-07', '12-14'].map((day, index) => ({
  __typename: 'SeriesDate',
  date: `2026-${day}`,
  startTime: `2026-${day}T09:30:00-03:00`,
  state: index === 2 ? 'absent' : 'free',
  isBookable: index !== 2,
  room: index === 2 ? null : ROOM,
  nearest: null,
}));
const STARTS = [0, 1, 3].map((index) => ({ startTime: DATES[index]!.startTime, roomId: 1 }));
const BOOKED = {
  bookSeries: {
    __typename: 'AppointmentSeries',
    id: 'serie-1',
    appointments: STARTS.map(({ startTime }, index) => ({ __typename: 'Appointment', id: `t-${index}`, startTime })),
  },
};

const open = (answers: Answers = {}, address = '/book/1?dia=2026-11-23&hora=09:30') =>
  renderApp(address, {
    ...bookingAnswers({
      BookingProfessional: bookingProfessional({ seriesOnline: true }),
      Holidays: { holidays: [] },
      SeriesDates: { seriesDates: DATES },
      ...answers,
    }),
  });
const asMarta = { ...patientAnswers([]), Viewer: { viewer: aUser('user') } };
const dates = async () =>
  within(await screen.findByRole('list', { name: 'Fechas de la serie' })).getAllByRole('listitem');
const repeat = () => screen.findByRole('combobox', { name: 'Repetir' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a patient repeats a turno: the dates that can be are booked at once, as Particular if the insurer is gone, also after an answer that was lost', async () => {
  setToken('abc');
  choosePayer(OSDE);
  let isLost = true;
  const { user, calls, address } = await open({
    ...asMarta,
    TurnoCoverageFor: new ApiFailure('NOT_FOUND', 'La obra social no existe', 'insurerId'),
    BookSeries: (variables) => (isLost ? OFFLINE : asksFirst(BOOKED)(variables)),
  });
  await chosenLine('Cambiar sala');
  expect(nameField()).toHaveValue('Marta Ruiz');
  await user.selectOptions(await repeat(), 'Cada semana');
  const third = (await dates())[2]!;
  expect(third).toHaveTextContent('No atiende');
  expect(within(third).getByRole('checkbox')).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: 'Confirmar 3 turnos' }));
  expect(screen.getByText(/^\$\s18\.000 cada turno$/)).toBeVisible();
  expect(await screen.findByText(/no se reservan dos veces/)).toBeVisible();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await answerQuestion(user, '¿Reservar estos turnos también?', 'Reservar también');
  await expectToast('3 turnos reservados: te llega un solo email');
  expect(address()).toBe('/my-appointments');
  const [sent, again] = calls.filter(({ operation }) => operation === 'BookSeries').map(({ variables }) => variables);
  const coverage = { isPrivatePay: true };
  expect(sent!['input']).toMatchObject({ patientName: 'Marta Ruiz', everyWeeks: 1, turnos: STARTS, coverage });
  expect(again).toEqual(sent);
  expect(calls.some(({ operation }) => operation === 'BookAppointment')).toBe(false);
});

/** Closes the page and reopens it, as a phone low on memory does. */
async function reload(address: string, answers: Answers) {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  return open(answers, address);
}

test('a series with a lost answer is there after a reload with its dates, is retried, and booked once', async () => {
  setToken('abc');
  const first = await open({ ...asMarta, BookSeries: OFFLINE });
  await first.user.selectOptions(await repeat(), 'Cada semana');
  await first.user.click(within((await dates())[1]!).getByRole('checkbox'));
  await first.user.click(await screen.findByRole('button', { name: 'Confirmar 2 turnos' }));
  await screen.findByText(/no se reservan dos veces/);
  // It was booked despite the lost answer, so its time is no longer on offer.
  const taken = monthSlots([SLOT_0900]);
  const { user, calls } = await reload(first.address(), { ...asMarta, MonthSlots: taken, BookSeries: BOOKED });
  await waitFor(async () => expect(await repeat()).toHaveDisplayValue('Cada semana'));
  expect(within((await dates())[1]!).getByRole('checkbox')).not.toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await expectToast('3 turnos reservados: te llega un solo email');
  const asked = (all: typeof calls) => all.find(({ operation }) => operation === 'BookSeries')!.variables;
  await waitFor(() => expect(asked(calls)).toEqual(asked(first.calls)));
});

test('a visitor reads that it takes an account', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Iniciá sesión para reservarlos juntos' })).toBeVisible();
  expect(screen.queryByLabelText('Repetir')).not.toBeInTheDocument();
});
