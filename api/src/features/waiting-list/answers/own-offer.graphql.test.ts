import { randomUUID } from 'node:crypto';

import { createContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors/app-error';
import { createLog } from '../../../platform/log';
import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { at, WaitingClinic } from '../../../testing/harness/waiting-clinic';
import {
  answer,
  answerOwn,
  join,
  listed,
  offerByHand,
  ownOffers,
  readOffer,
} from '../../../testing/harness/waiting-list';
import { answerOffer } from './answer-offer';

let app: TestApp;
let admin: string;
let ana: { userId: number; token: string };
let clinic: WaitingClinic;
let place: { professionalId: number; roomId: number };

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await app.db.pool.query('DELETE FROM jobs; DELETE FROM rate_limits');
  await clearClinic(app);
  place = {
    professionalId: (await makeProfessional(app.db, { name: 'Laura Médica' })).id,
    roomId: await makeRoom(app.db, { name: 'Consultorio 1' }),
  };
  clinic = new WaitingClinic(app, { ...place, admin });
  ana = await signedIn(app.db, 'user');
});

/** Ana, by her account. */
const wait = () =>
  dataOf(join(app, { name: 'Ana', email: clinic.email('Ana'), professionalId: place.professionalId }, ana.token));

test('account holders who wait read their offers there, and no other caller does', async () => {
  const { entry } = await wait();
  await clinic.free();
  const [offer] = await ownOffers(app, ana.token);
  expect(offer).toEqual({ ...(await readOffer(app, await clinic.link('Ana'))), id: offer!.id });
  expect(offer).toMatchObject({ outcome: 'pending', canAccept: true, startTime: at('10:00') });
  const BOARD = '{ waitingList { edges { node { id openOffer { id } } } } }';
  expect(await dataOf(sendGraphQL(app, BOARD, {}, admin))).toEqual({
    waitingList: { edges: [{ node: { id: entry.id, openOffer: null } }] },
  });
});

test('they accept it there, once despite retries, also by the mailed link', async () => {
  await wait();
  await clinic.wait('Eva');
  await clinic.free();
  const { id } = (await ownOffers(app, ana.token))[0]!;
  const link = await clinic.link('Ana');
  const presses = await Promise.all(
    [1, 2, 3].flatMap(() => [answerOwn(app, 'acceptMyOffer', id, ana.token), answer(app, 'acceptOffer', link)]),
  );
  expect(presses.map(({ data }) => data?.offered.outcome)).toEqual(Array(6).fill('accepted'));
  expect(presses[0]!.data!.offered.appointmentId).not.toBeNull();
  expect(await clinic.live()).toEqual(['Ana']);
  expect(await failureOf(answer(app, 'acceptOffer', await clinic.link('Eva')))).toBe(
    'CONFLICT: Alguien lo aceptó antes',
  );
  expect(await failureOf(answerOwn(app, 'declineMyOffer', id, ana.token))).toContain('Ya aceptaste este horario');
  expect(await ownOffers(app, ana.token)).toEqual([null]);
});

test("a refused caller reads the offer's state, and their appointment", async () => {
  await wait();
  await clinic.wait('Eva');
  await clinic.free();
  const { id } = (await ownOffers(app, ana.token))[0]!;
  const [own, others] = [await clinic.link('Ana'), await clinic.link('Eva')];
  const currentOf = async (refused: ReturnType<typeof answer>) => (await refused).errors?.[0]?.extensions;

  await dataOf(answerOwn(app, 'acceptMyOffer', id, ana.token));
  const declined = await currentOf(answerOwn(app, 'declineMyOffer', id, ana.token));
  const { rows } = await app.db.pool.query<{ id: string }>('SELECT id FROM appointments WHERE is_live');
  expect(declined).toMatchObject({ code: 'CONFLICT', current: { outcome: 'accepted', appointmentId: rows[0]?.id } });
  // A mail may have been forwarded.
  expect(await currentOf(answer(app, 'declineOffer', own))).toMatchObject({
    current: { outcome: 'accepted', appointmentId: null },
  });
  expect(await currentOf(answer(app, 'acceptOffer', others))).toEqual({
    code: 'CONFLICT',
    status: 409,
    current: await readOffer(app, others),
  });
  expect(await readOffer(app, others)).toMatchObject({ outcome: 'taken', isWaiting: true, canAccept: false });
});

test('a refusal is returned unchanged, with its field, also when the offer’s state cannot be read', async () => {
  await wait();
  await clinic.free();
  const { id } = (await ownOffers(app, ana.token))[0]!;
  const refused = (offerId: string) => {
    const ctx = createContext(
      { db: app.db, clock: () => app.clock.now, log: createLog('silent') },
      { actor: { kind: 'guest', staleToken: false }, requestId: 'request', source: '127.0.0.1' },
    );
    return answerOffer(ctx, offerId, async () => {
      throw new AppError('CONFLICT', 'Los turnos se piden en la clínica', { field: 'startTime' });
    });
  };
  const said = { code: 'CONFLICT', message: 'Los turnos se piden en la clínica', field: 'startTime' };
  await expect(refused(id)).rejects.toMatchObject({ ...said, currentState: { outcome: 'pending' } });
  await expect(refused(randomUUID())).rejects.toMatchObject(said);
});

test('they decline it there, and it goes to the next entry', async () => {
  await clinic.set('atOnce: 1');
  await wait();
  await clinic.wait('Eva');
  await clinic.free();
  const { id } = (await ownOffers(app, ana.token))[0]!;
  expect((await dataOf(answerOwn(app, 'declineMyOffer', id, ana.token))).offered.outcome).toBe('declined');
  expect(await clinic.outcomes()).toEqual({ Ana: 'declined', Eva: 'pending' });
  expect(await failureOf(answerOwn(app, 'acceptMyOffer', id, ana.token))).toContain('Ya dijiste que no podés');
  await clinic.set('atOnce: 3');
});

test("staff who answer as patients get only a patient's rights and appointment", async () => {
  await clinic.wait('Eva');
  await clinic.free();
  const link = await clinic.link('Eva');
  await app.db.pool.query(
    "INSERT INTO unavailable_dates (professional_id, date, reason) VALUES ($1, '2026-06-04', 'other')",
    [place.professionalId],
  );
  expect(await failureOf(answer(app, 'acceptOffer', link, admin))).toContain('CONFLICT');
  expect(await clinic.live()).toEqual([]);
  await app.db.pool.query('DELETE FROM unavailable_dates');
  await dataOf(answer(app, 'acceptOffer', link, admin));
  const { rows } = await app.db.pool.query('SELECT is_self_booked AS own FROM appointments WHERE is_live');
  expect(rows).toEqual([{ own: true }]);
});

const RECORD =
  'mutation ($id: ID!, $accepted: Boolean!) { recordOfferAnswer(id: $id, accepted: $accepted) { status } }';
const record = (id: string, accepted: boolean, token?: string) =>
  sendGraphQL<{ recordOfferAnswer: { status: string } }>(app, RECORD, { id, accepted }, token);

test('staff record an answer by phone, before the mail has left too: it books once, and the entry is fulfilled', async () => {
  await clinic.wait('Eva');
  app.clock.now = new Date('2026-06-02T02:00:00Z');
  await clinic.free();
  const { id } = (await listed(app, admin))[0]!.offers[0]!;
  expect(await failureOf(record(id, true, ana.token))).toContain('FORBIDDEN');
  expect(await failureOf(record(randomUUID(), true, admin))).toContain('NOT_FOUND');
  const answers = await Promise.all([1, 2].map(() => dataOf(record(id, true, admin))));
  expect(answers.map(({ recordOfferAnswer: { status } }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await clinic.live()).toHaveLength(1);
  const { rows } = await app.db.pool.query("SELECT is_self_booked FROM appointments WHERE status <> 'cancelled'");
  expect(rows).toEqual([{ is_self_booked: false }]);
  expect(await clinic.outcomes()).toEqual({ Eva: 'accepted' });
});

test('a no by phone goes to the next entry, and the same patient keeps waiting', async () => {
  await clinic.set('atOnce: 1');
  await clinic.wait('Eva');
  await clinic.wait('Mia');
  await clinic.free();
  const eva = (await listed(app, admin)).find(({ offers }) => offers.length > 0)!;
  expect((await dataOf(record(eva.offers[0]!.id, false, admin))).recordOfferAnswer.status).toBe('active');
  expect(await clinic.outcomes()).toEqual({ Eva: 'declined', Mia: 'pending' });
  await clinic.set('atOnce: 3');
});

const withdraw = (id: string, token?: string) =>
  sendGraphQL<{ entry: { status: string } }>(
    app,
    'mutation ($id: ID!) { entry: withdrawWaitingListOffer(id: $id) { status } }',
    { id },
    token,
  );

test('staff withdraw one offer: the patient is notified, it goes to the next entry, and the patient keeps waiting', async () => {
  await clinic.set('atOnce: 1');
  await clinic.wait('Eva');
  await clinic.wait('Mia');
  await clinic.free();
  const eva = (await listed(app, admin)).find(({ offers }) => offers.length > 0)!;
  const { id } = eva.offers[0]!;
  expect(await failureOf(withdraw(id, ana.token))).toContain('FORBIDDEN');
  expect(await failureOf(withdraw(randomUUID(), admin))).toContain('NOT_FOUND');
  const answers = await Promise.all([1, 2].map(() => dataOf(withdraw(id, admin))));
  expect(answers.map(({ entry }) => entry.status)).toEqual(['active', 'active']);
  expect(await clinic.outcomes()).toEqual({ Eva: 'withdrawn', Mia: 'pending' });
  const over = (await app.mails()).filter(({ subject }) => subject.includes('El horario ya no está disponible'));
  expect(over.map(({ to }) => to)).toEqual([clinic.email('Eva')]);
  await dataOf(
    record((await listed(app, admin)).find(({ id: entry }) => entry !== eva.id)!.offers[0]!.id, true, admin),
  );
  await clinic.set('atOnce: 3');
});

test('an answered offer is not withdrawn', async () => {
  await clinic.wait('Eva');
  await clinic.free();
  const { id } = (await listed(app, admin))[0]!.offers[0]!;
  await dataOf(record(id, true, admin));
  expect(await failureOf(withdraw(id, admin))).toBe('CONFLICT: Ya aceptó ese horario: es su turno');
  expect(await clinic.live()).toHaveLength(1);
});

test('offers of others and unknown ones are refused', async () => {
  await wait();
  await clinic.free();
  const { id } = (await ownOffers(app, ana.token))[0]!;
  const stranger = (await signedIn(app.db, 'user')).token;
  for (const how of ['acceptMyOffer', 'declineMyOffer'] as const) {
    expect(await failureOf(answerOwn(app, how, id))).toContain('UNAUTHENTICATED');
    for (const session of [stranger, admin]) {
      expect(await failureOf(answerOwn(app, how, id, session))).toContain('FORBIDDEN');
    }
    expect(await failureOf(answerOwn(app, how, 'nada', ana.token))).toContain('NOT_FOUND');
  }
  expect(await clinic.outcomes()).toEqual({ Ana: 'pending' });
});

test('delayed offers are hidden until mailed, and expired ones afterwards', async () => {
  await wait();
  await clinic.wait('Eva');
  app.clock.now = new Date('2026-06-02T02:00:00Z');
  await clinic.free();
  expect(await ownOffers(app, ana.token)).toEqual([null]);
  const [listedEntry] = await listed(app, admin);
  const { id } = listedEntry!.offers[0]!;
  expect(await failureOf(answerOwn(app, 'acceptMyOffer', id, ana.token))).toContain('NOT_FOUND');
  // In the morning, but the mails have not left: staff may still take it back.
  app.clock.now = new Date('2026-06-02T11:00:30Z');
  const OFFERS = '{ myWaitingList { openOffer { id } offers { id } } }';
  expect(await dataOf(sendGraphQL(app, OFFERS, {}, ana.token))).toEqual({
    myWaitingList: [{ openOffer: null, offers: [] }],
  });
  for (const how of ['acceptMyOffer', 'declineMyOffer'] as const) {
    expect(await failureOf(answerOwn(app, how, id, ana.token))).toContain('NOT_FOUND');
  }
  expect(await clinic.outcomes()).toEqual({ Ana: 'pending', Eva: 'pending' });
  await clinic.later(0);
  expect((await ownOffers(app, ana.token))[0]).toMatchObject({ id, outcome: 'pending' });
  app.clock.now = new Date(app.clock.now.getTime() + 241 * 60_000);
  expect(await ownOffers(app, ana.token)).toEqual([null]);
  expect(await failureOf(answerOwn(app, 'acceptMyOffer', id, ana.token))).toContain('El tiempo para responder terminó');
});

test('removed entries and deleted accounts can no longer answer', async () => {
  const { entry } = await wait();
  await clinic.free();
  const { id } = (await ownOffers(app, ana.token))[0]!;
  const link = await clinic.link('Ana');
  const REMOVE = 'mutation ($id: ID!) { removeWaitingListEntry(id: $id, input: { reason: "No contesta" }) { id } }';
  await dataOf(sendGraphQL(app, REMOVE, { id: entry.id }, admin));
  // It was not they who said no.
  expect(await failureOf(answerOwn(app, 'acceptMyOffer', id, ana.token))).toContain('ya no puede darte este horario');
  expect(await failureOf(answer(app, 'acceptOffer', link))).toContain('ya no puede darte este horario');
  expect(await readOffer(app, link)).toMatchObject({ outcome: 'withdrawn', canAccept: false, isWaiting: false });

  await wait();
  await clinic.free(at('11:00'), at('11:30'));
  const [next] = await ownOffers(app, ana.token).then((all) => all.filter((one) => one !== null));
  const nextLink = await clinic.link('Ana');
  await dataOf(sendGraphQL(app, 'mutation ($id: Int!) { deleteUser(id: $id) }', { id: ana.userId }, admin));
  expect(await failureOf(answerOwn(app, 'acceptMyOffer', next!.id, ana.token))).toContain('UNAUTHENTICATED');
  expect(await failureOf(answer(app, 'acceptOffer', nextLink))).toContain('CONFLICT');
  expect(await clinic.live()).toEqual([]);
});

test('a suspended account neither accepts its offer, nor gets another', async () => {
  const { entry } = await wait();
  await clinic.free();
  const { id } = (await ownOffers(app, ana.token))[0]!;
  const link = await clinic.link('Ana');
  await dataOf(sendGraphQL(app, 'mutation ($id: Int!) { suspendUser(id: $id) { id } }', { id: ana.userId }, admin));
  expect(await failureOf(answerOwn(app, 'acceptMyOffer', id, ana.token))).toContain('UNAUTHENTICATED');
  expect(await failureOf(answer(app, 'acceptOffer', link))).toContain('ya no puede darte este horario');
  expect(await readOffer(app, link)).toMatchObject({ outcome: 'withdrawn', canAccept: false });
  await dataOf(answer(app, 'declineOffer', link));
  await clinic.free(at('11:00'), at('11:30'));
  expect(await clinic.outcomes()).toEqual({ Ana: 'declined' });
  const byHand = offerByHand(app, entry.id, { ...place, startTime: at('12:00') }, admin);
  expect(await failureOf(byHand)).toContain('CONFLICT: La cuenta del paciente está suspendida');
});
