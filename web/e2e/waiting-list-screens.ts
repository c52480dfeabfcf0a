import type { Page } from 'playwright-core';
import { DEMO_EMAIL } from './clinic-api';
import { answerField } from './network';
import type { Screen } from './screen';
import { asPatient, asPatientWhen } from './session';
import {
  bookedTwice,
  free,
  leaveLink,
  offerLink,
  tellAtOnce,
  waitForEarlier,
  type WaitingStory,
} from './waiting-list-steps';

/** The demo patient is offered an earlier time than that of a turno that they keep. */
let offered: Promise<WaitingStory & { offer: string; leave: string }> | undefined;
const story = () => (offered ??= offer());

async function offer() {
  await tellAtOnce();
  const booked = await bookedTwice();
  await waitForEarlier(booked.kept.id);
  await free(booked.freed);
  return { ...booked, offer: await offerLink(DEMO_EMAIL.user, booked.freed), leave: await leaveLink(DEMO_EMAIL.user) };
}

const offerPath = async (): Promise<string> => (await story()).offer;
const leavePath = async (): Promise<string> => (await story()).leave;
const minePath = async (): Promise<string> => {
  await story();
  return '/my-appointments';
};
const earlierPath = async (): Promise<string> => `/lista-de-espera/antes/${(await story()).kept.id}`;
const joinPath = async (): Promise<string> => `/lista-de-espera?profesional=${(await story()).professional.id}`;

/** Outcome of the offer or of the entry. */
const asOffer = (facts: object) => (page: Page) =>
  answerField(page, 'offeredSlot', (data) => ({ ...data, offeredSlot: { ...(data.offeredSlot as object), ...facts } }));
const asPlace = (status: string) => (page: Page) =>
  answerField(page, 'waitingListPlace', (data) => ({
    ...data,
    waitingListPlace: { ...(data.waitingListPlace as object), status },
  }));
const OVER = { canAccept: false, givesUp: null, appointmentId: null };

interface OwnEntry {
  openOffer: object | null;
}

/** The demo patient's own list, with an offer otherwise than it is. */
const asMine = (change: (entry: OwnEntry, now: string) => object[]) =>
  asPatientWhen('myWaitingList', (data) => ({
    ...data,
    myWaitingList: (data.myWaitingList as OwnEntry[]).flatMap((entry) =>
      entry.openOffer ? change(entry, (data.clinic as { now: string }).now) : [entry],
    ),
  }));
const asMyOffer = (facts: object) =>
  asMine((entry, now) => [{ ...entry, openOffer: { ...entry.openOffer, answerUntil: now, ...facts } }]);

/** The other one, for a child, is soon over. */
const withAnother = (entry: OwnEntry, now: string) => [
  entry,
  {
    ...entry,
    id: 'otro-lugar',
    waitsFor: 'Pediatría',
    patientName: 'Tomás Benítez',
    contactName: 'Camila Benítez',
    openOffer: {
      ...entry.openOffer,
      id: 'otro',
      givesUp: null,
      specialty: 'Pediatría',
      answerUntil: minutesAfter(now, 12),
    },
  },
];

/** In the same zone. */
const minutesAfter = (instant: string, minutes: number) => {
  const wall = new Date(Date.parse(`${instant.slice(0, 16)}Z`) + minutes * 60_000);
  return `${wall.toISOString().slice(0, 19)}${instant.slice(-6)}`;
};

const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('main').getByRole('button', { name }).first().click();

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Nombre y apellido').fill('Ana Sosa');
  await page.getByLabel('Correo electrónico').fill('ana.sosa@correo.example');
  // Only weekdays that the professional attends.
  const days = page.getByRole('group', { name: /^Días que te sirven/ });
  await days.getByRole('checkbox').first().check();
  await page.getByRole('checkbox', { name: /^Tarde/ }).check();
}

/** Answers with success, so that a picture adds no entry to the list. */
const asJoined = (page: Page) =>
  answerField(page, 'joinWaitingList', () => ({
    joinWaitingList: { __typename: 'WaitingListEntry', id: 'lugar', waitsFor: 'Federico Aguirre' },
  }));

async function alerted(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('alert').first().waitFor();
}

/** The waiting list as patients meet it. */
export const WAITING_LIST_SCREENS: Screen[] = [
  { name: 'wait-offer', path: offerPath },
  {
    name: 'wait-offer-accepted',
    path: offerPath,
    before: asOffer({ outcome: 'accepted', canAccept: false, appointmentId: 'x' }),
  },
  { name: 'wait-offer-taken', path: offerPath, before: asOffer({ ...OVER, outcome: 'taken' }) },
  { name: 'wait-offer-over', path: offerPath, before: asOffer({ ...OVER, outcome: 'unanswered' }) },
  { name: 'wait-offer-declined', path: offerPath, before: asOffer({ ...OVER, outcome: 'declined' }) },
  {
    name: 'wait-offer-lost',
    path: offerPath,
    before: (page) => answerField(page, 'acceptOffer', 'offline'),
    prepare: async (page) => {
      await press('Aceptar este horario')(page);
      await alerted(page);
    },
  },
  { name: 'wait-offer-unknown', path: '/lista-de-espera/oferta/cortado' },
  { name: 'wait-offer-error', path: offerPath, before: (page) => answerField(page, 'offeredSlot', 'error') },
  { name: 'wait-offer-loading', path: offerPath, before: (page) => answerField(page, 'offeredSlot', 'never') },
  { name: 'wait-leave', path: leavePath },
  { name: 'wait-leave-done', path: leavePath, before: asPlace('ended') },
  { name: 'wait-leave-fulfilled', path: leavePath, before: asPlace('fulfilled') },
  {
    name: 'wait-leave-lost',
    path: leavePath,
    before: (page) => answerField(page, 'leaveWaitingList', 'offline'),
    prepare: async (page) => {
      await press('Salir de la lista')(page);
      await alerted(page);
    },
  },
  { name: 'wait-join', path: joinPath },
  { name: 'wait-join-filled', path: joinPath, prepare: fillIn },
  {
    name: 'wait-join-faults',
    path: joinPath,
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Hasta qué día esperás' }).fill('');
      await press('Anotarme')(page);
      await page.getByText(/datos por revisar$/).waitFor();
    },
  },
  {
    name: 'wait-join-lost',
    path: joinPath,
    before: (page) => answerField(page, 'joinWaitingList', 'offline'),
    prepare: async (page) => {
      await fillIn(page);
      await press('Anotarme')(page);
      await alerted(page);
    },
  },
  {
    name: 'wait-join-sent',
    path: joinPath,
    before: asJoined,
    prepare: async (page) => {
      await fillIn(page);
      await press('Anotarme')(page);
      await page.getByText(/^Recibimos tu pedido/).waitFor();
    },
  },
  { name: 'wait-earlier', path: earlierPath, before: asPatient },
  { name: 'wait-mine', path: minePath, before: asPatient },
  { name: 'wait-mine-two', path: minePath, before: asMine(withAnother) },
  { name: 'wait-mine-over', path: minePath, before: asMyOffer({}) },
  {
    name: 'wait-mine-accepted',
    path: minePath,
    before: asMyOffer({ outcome: 'accepted', canAccept: false, isWaiting: false, appointmentId: 'x' }),
  },
  {
    name: 'wait-mine-taken',
    path: minePath,
    before: asMyOffer({ outcome: 'taken', canAccept: false }),
  },
  {
    name: 'wait-mine-not-offered',
    path: minePath,
    before: asMine((entry) => [{ ...entry, openOffer: null }]),
  },
  {
    name: 'wait-mine-lost',
    path: minePath,
    before: asPatientWhen('acceptMyOffer', 'offline'),
    prepare: async (page) => {
      await press('Aceptar este horario')(page);
      await alerted(page);
    },
  },
  { name: 'wait-mine-error', path: '/my-appointments', before: asPatientWhen('myWaitingList', 'error') },
  {
    name: 'wait-mine-leave',
    path: '/my-appointments',
    before: asPatient,
    windowOnly: true,
    prepare: async (page) => {
      await press('Salir de la lista')(page);
      await page.getByRole('dialog').waitFor();
    },
  },
];
