import { act, screen, within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { OFFLINE, type Answers } from '../../../testing/fake-api';
import { anOwnAppointment, patientAnswers } from '../../../testing/own-appointments-data';
import { renderApp } from '../../../testing/render-app';
import { anOffer, LATER } from '../offer/offer.fixture';
import { MyWaitingListDocument } from './my-waiting-list.generated';

/** Marta's entry, with an offer. */
export const ENTRY = {
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
  offers: [] as object[],
};

/** The entry without an offer. */
export const WAITING = { ...ENTRY, openOffer: null };

export const MINE = anOffer({
  outcome: 'accepted',
  canAccept: false,
  isWaiting: false,
  appointmentId: 'turno-9',
  givesUp: LATER,
});
export const KEPT = {
  __typename: 'Appointment',
  id: 'turno-5',
  status: 'confirmed',
  startTime: LATER.startTime,
  professionalName: LATER.professionalName,
};

/** Field and retry time of a failure without them. */
export const UNNAMED = [undefined, undefined] as const;

export const open = (entries: object[], more: Answers = {}, own = [anOwnAppointment()]) =>
  renderApp(
    '/my-appointments',
    patientAnswers(own, {
      MyWaitingList: { clinic: aClinic(), myWaitingList: entries },
      LeaveMyWaitingListEntry: { leaveMyWaitingListEntry: { ...ENTRY, status: 'ended', openOffer: null } },
      ...more,
    }),
  );
export const entryCard = () => screen.findByRole('article', { name: 'Dra. Lucía Fernández' });
export async function leave({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(within(await entryCard()).getByRole('button', { name: 'Salir de la lista' }));
  const question = within(screen.getByRole('dialog', { name: '¿Salir de la lista de espera?' }));
  await user.click(question.getByRole('button', { name: 'Salir de la lista' }));
  return question;
}

/** Opens the page and returns a press function; after each answer the list is `then`. */
export async function answering(then: object[], more: Answers, before: object[] = [ENTRY]) {
  let entries = before;
  const after = (answer: Answers[string]) => (variables: Record<string, unknown>) => {
    const said: object = typeof answer === 'function' ? answer(variables) : answer;
    if (said !== OFFLINE) entries = then;
    return said;
  };
  const answers = Object.fromEntries(Object.entries(more).map(([name, answer]) => [name, after(answer)]));
  const app = await open([], { MyWaitingList: () => ({ clinic: aClinic(), myWaitingList: entries }), ...answers });
  const press = async (name: string) => app.user.click(within(await entryCard()).getByRole('button', { name }));
  const tell = async (now: object[]) => {
    entries = now;
    await act(() => app.client.refetchQueries({ include: [MyWaitingListDocument] }));
  };
  return { ...app, press, tell };
}
