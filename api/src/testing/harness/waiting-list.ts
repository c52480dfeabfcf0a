import type { TestApp } from './app';
import { dataOf, sendGraphQL, type GraphQLAnswer } from './graphql';

export interface Entry {
  id: string;
  waitsFor: string;
  status: string;
  endReason: string | null;
  isUrgent: boolean;
  urgentReason: string | null;
  untilDate: string;
  hours: { weekday: number; startTime: string; endTime: string }[];
  keptAppointment: { id: string } | null;
  version: number;
  offers: { id: string; startTime: string; outcome: string; answerUntil: string }[];
}

export interface Offered {
  outcome: string;
  canAccept: boolean;
  isWaiting: boolean;
  firstName: string;
  patientFirstName: string | null;
  fee: number | null;
  startTime: string;
  answerUntil: string;
  givesUp: { startTime: string } | null;
  appointmentId: string | null;
  receipt: string | null;
}

const ENTRY = `id waitsFor status endReason isUrgent urgentReason untilDate version hours { weekday startTime endTime }
  keptAppointment { id } offers { id startTime outcome answerUntil }`;
const OFFERED =
  'outcome canAccept isWaiting firstName patientFirstName fee startTime answerUntil givesUp { startTime } appointmentId receipt';

type Asked = Pick<TestApp, 'url'>;

/** Until the end of June, for the patient in `input`. */
export function join(
  app: Asked,
  {
    name = 'Ana Paz',
    email = 'ana@ejemplo.example',
    ...input
  }: { name?: string; email?: string | null; [field: string]: unknown },
  token?: string,
): Promise<GraphQLAnswer<{ entry: Entry }>> {
  const whole = { patientName: name, patientEmail: email, untilDate: '2026-06-30', ...input };
  const JOIN = `mutation ($input: JoinWaitingListInput!) { entry: joinWaitingList(input: $input) { ${ENTRY} } }`;
  return sendGraphQL(app, JOIN, { input: whole }, token);
}

export function waitForEarlier(app: Asked, input: object, token?: string): Promise<GraphQLAnswer<{ entry: Entry }>> {
  const WAIT = `mutation ($input: WaitForEarlierInput!) { entry: waitForEarlier(input: $input) { ${ENTRY} } }`;
  return sendGraphQL(app, WAIT, { input }, token);
}

export function offerByHand(
  app: Asked,
  id: string,
  input: object,
  token: string,
  key?: string,
): Promise<GraphQLAnswer<{ entry: Entry }>> {
  const OFFER = `mutation ($id: ID!, $input: OfferToEntryInput!, $key: String) {
    entry: offerToWaitingListEntry(id: $id, input: $input, idempotencyKey: $key) { ${ENTRY} } }`;
  return sendGraphQL(app, OFFER, { id, input, key }, token);
}

export async function listed(app: Asked, token: string, filter: object = {}): Promise<Entry[]> {
  const LIST = `query ($filter: WaitingListFilter) { waitingList(filter: $filter) { edges { node { ${ENTRY} } } } }`;
  const answer = sendGraphQL<{ waitingList: { edges: { node: Entry }[] } }>(app, LIST, { filter }, token);
  return (await dataOf(answer)).waitingList.edges.map(({ node }) => node);
}

type Answer = 'acceptOffer' | 'declineOffer';

/** Default `session`: a visitor. */
export function answer(
  app: Asked,
  how: Answer,
  token: string,
  session?: string,
): Promise<GraphQLAnswer<{ offered: Offered }>> {
  const ANSWER = `mutation ($token: String!) { offered: ${how}(token: $token) { ${OFFERED} } }`;
  return sendGraphQL(app, ANSWER, { token }, session);
}

/** By the owner's session. */
export function answerOwn(
  app: Asked,
  how: 'acceptMyOffer' | 'declineMyOffer',
  id: string,
  session?: string,
): Promise<GraphQLAnswer<{ offered: Offered }>> {
  const ANSWER = `mutation ($id: ID!) { offered: ${how}(id: $id) { ${OFFERED} } }`;
  return sendGraphQL(app, ANSWER, { id }, session);
}

/** Open offers of the caller's entries. */
export async function ownOffers(app: Asked, session: string): Promise<((Offered & { id: string }) | null)[]> {
  const MINE = `{ myWaitingList { openOffer { id ${OFFERED} } } }`;
  type Mine = { myWaitingList: { openOffer: (Offered & { id: string }) | null }[] };
  const { myWaitingList } = await dataOf(sendGraphQL<Mine>(app, MINE, {}, session));
  return myWaitingList.map(({ openOffer }) => openOffer);
}

export async function readOffer(app: Asked, token: string, session?: string): Promise<Offered> {
  const READ = `query ($token: String!) { offered: offeredSlot(token: $token) { ${OFFERED} } }`;
  return (await dataOf(sendGraphQL<{ offered: Offered }>(app, READ, { token }, session))).offered;
}

/** In the newest mail to this address. */
export async function linkIn(app: TestApp, to: string, about: 'oferta' | 'salir'): Promise<string> {
  const mails = (await app.mails()).filter((mail) => mail.to === to && mail.text.includes(`/${about}/`));
  return new RegExp(`/lista-de-espera/${about}/([\\w-]+)`).exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
