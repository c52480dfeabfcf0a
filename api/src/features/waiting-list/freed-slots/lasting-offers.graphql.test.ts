import { createContext } from '../../../platform/context';
import { createLog } from '../../../platform/log';
import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { at, WaitingClinic } from '../../../testing/harness/waiting-clinic';
import { answer, join, listed, offerByHand, waitForEarlier } from '../../../testing/harness/waiting-list';
import { promoteToAdmin } from '../../accounts/admin/admin-account.service';

let app: TestApp;
let admin: string;
let laura: { id: number; userId: number; token: string };
let roomId: number;
let clinic: WaitingClinic;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await app.db.pool.query('DELETE FROM jobs; DELETE FROM rate_limits; UPDATE settings SET waiting_list_at_once = 3');
  await clearClinic(app);
  laura = await makeProfessional(app.db, { name: 'Laura Médica' });
  roomId = await makeRoom(app.db, { name: 'Consultorio 1' });
  clinic = new WaitingClinic(app, { professionalId: laura.id, roomId, admin });
});

describe('An appointment that is cancelled', () => {
  test('skips a locked entry, and offers to the next one', async () => {
    await clinic.set('atOnce: 1');
    await clinic.wait('Ana', 'Eva');
    const clerk = await app.db.pool.connect();
    await clerk.query("BEGIN; SELECT FROM waiting_list_entries WHERE patient_name = 'Ana' FOR UPDATE");
    await clinic.free().finally(async () => {
      await clerk.query('ROLLBACK');
      clerk.release();
    });
    expect([await clinic.asked(), await clinic.freedSlotOutcomes()]).toEqual([['Eva'], ['open']]);
  });

  test('of two professionals of a specialty, at the same instant, goes to one entry each', async () => {
    await clinic.set('atOnce: 1');
    const specialtyId = await makeSpecialty(app.db);
    const places: WaitingClinic[] = [];
    for (const name of ['Inés Médica', 'Pablo Médico']) {
      const place = { roomId: await makeRoom(app.db), professionalId: 0 };
      place.professionalId = (await makeProfessional(app.db, { name, specialtyId })).id;
      places.push(new WaitingClinic(app, { ...place, admin }));
    }
    const dates = Array.from(
      { length: 10 },
      (_, day) => `2026-06-${String(8 + day + 2 * Math.floor(day / 5)).padStart(2, '0')}`,
    );
    for (const date of dates) {
      for (const name of ['Uno', 'Dos']) {
        await dataOf(
          join(app, { name, email: `${name}-${date}@ejemplo.example`, specialtyId, fromDate: date, untilDate: date }),
        );
      }
      const turnos = [];
      for (const place of places) turnos.push(await place.turno(at('10:00', date), at('10:30', date)));
      await Promise.all(turnos.map((turno, index) => places[index]!.cancel(turno)));
    }
    const { rows } = await app.db.pool.query(
      `SELECT s.id, count(o.entry_id)::int AS offers FROM waiting_list_stretches AS s
       LEFT JOIN waiting_list_offers AS o ON o.stretch_id = s.id AND o.outcome = 'pending'
       WHERE s.outcome = 'open' GROUP BY s.id`,
    );
    expect(rows.map(({ offers }) => offers)).toEqual(dates.flatMap(() => [1, 1]));
  });
});

describe('Offers of a professional', () => {
  const SUSPEND = 'mutation ($id: Int!) { suspendUser(id: $id) { id } }';
  const DEMOTE = 'mutation ($id: Int!) { updateUser(id: $id, input: { role: user }) { id } }';
  const send = (mutation: string) => async (token: string) =>
    dataOf(sendGraphQL(app, mutation, { id: laura.userId }, token));
  const promote = async () => {
    const { rows } = await app.db.pool.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      laura.userId,
    ]);
    const facts = { actor: { kind: 'guest', staleToken: false }, requestId: 'admin', source: 'local' } as const;
    const parts = { db: app.db, log: createLog('silent'), clock: () => app.clock.now };
    await promoteToAdmin(createContext(parts, facts), rows[0]!.email);
  };
  test.each<[string, (token: string) => Promise<unknown>]>([
    ['is suspended', send(SUSPEND)],
    ['no longer is one', send(DEMOTE)],
    ['the operator makes an administrator', promote],
  ])('who %s are withdrawn, and notified patients get a mail', async (_, end) => {
    await clinic.wait('Ana');
    await clinic.free();
    const ana = await clinic.link('Ana');
    // Held for the night, not mailed yet.
    await clinic.wait('Eva');
    app.clock.now = new Date('2026-06-02T02:00:00Z');
    await clinic.free(at('11:00'), at('11:30'));
    const { token } = await signedIn(app.db, 'admin', { provedAt: app.clock.now });
    await end(token);
    expect([await clinic.outcomes(), await clinic.freedSlotOutcomes()]).toEqual([
      { Ana: 'withdrawn', Eva: 'withdrawn' },
      ['broken', 'broken'],
    ]);
    expect(await failureOf(answer(app, 'acceptOffer', ana))).toContain('La clínica ya no puede darte este horario');
    const over = (await app.mails()).filter(({ subject }) => subject.includes('El horario ya no está disponible'));
    const notified = over.map(({ to }) => to).filter((to) => [clinic.email('Ana'), clinic.email('Eva')].includes(to));
    expect(notified).toEqual([clinic.email('Ana')]);
    expect((await app.db.pool.query('SELECT FROM holds')).rowCount).toBe(0);
    // Their places in the list stay.
    expect((await listed(app, admin)).map(({ status }) => status)).toEqual(['active', 'active']);
  });

  test('accepted while the professional is suspended become appointments, or end with a mail', async () => {
    await clinic.wait('Ana');
    await clinic.free();
    const ana = await clinic.link('Ana');
    const [accepted] = await Promise.all([
      answer(app, 'acceptOffer', ana),
      dataOf(sendGraphQL(app, SUSPEND, { id: laura.userId }, admin)),
    ]);
    const outcome = accepted.data ? ['accepted', 'refilled'] : ['withdrawn', 'broken'];
    expect([(await clinic.outcomes())['Ana'], ...(await clinic.freedSlotOutcomes())]).toEqual(outcome);
    expect(await clinic.live()).toHaveLength(accepted.data ? 1 : 0);
  });

  test('stay when the suspension fails', async () => {
    await clinic.wait('Ana');
    await clinic.free();
    await app.db.pool.query('ALTER TABLE audit_events ADD CONSTRAINT full_disk CHECK (false) NOT VALID');
    const { errors } = await sendGraphQL(app, SUSPEND, { id: laura.userId }, admin).finally(() =>
      app.db.pool.query('ALTER TABLE audit_events DROP CONSTRAINT full_disk'),
    );
    expect(errors).toHaveLength(1);
    expect([await clinic.outcomes(), await clinic.freedSlotOutcomes()]).toEqual([{ Ana: 'pending' }, ['open']]);
  });

  test('keep their room from being deleted while they are open', async () => {
    const free = await makeRoom(app.db, { name: 'Consultorio 2' });
    const { entry } = await dataOf(join(app, { name: 'Ana', email: clinic.email('Ana'), professionalId: laura.id }));
    await dataOf(offerByHand(app, entry.id, { professionalId: laura.id, roomId: free, startTime: at('10:00') }, admin));
    const remove = () => sendGraphQL(app, 'mutation ($id: Int!) { deleteRoom(id: $id) }', { id: free }, admin);
    expect(await failureOf(remove())).toBe(
      'CONFLICT: Consultorio 2 tiene horarios reservados para pacientes, que todavía pueden aceptarlos. ' +
        'Liberalos, o desactivá la sala',
    );
    expect(await clinic.outcomes()).toEqual({ Ana: 'pending' });
    await dataOf(answer(app, 'declineOffer', await clinic.link('Ana')));
    await dataOf(remove());
  });
});

test('A kept appointment that staff cancelled passes coverage and payments to the accepted one', async () => {
  const PAY = 'mutation ($id: ID!) { takePayment(input: { appointmentId: $id, amount: 5000, means: cash }) { id } }';
  const kept = await clinic.turno(at('10:00', '2026-06-30'), at('10:30', '2026-06-30'));
  await clinic.authorize(kept, '881');
  await dataOf(sendGraphQL(app, PAY, { id: kept.id }, admin));
  await dataOf(waitForEarlier(app, { appointmentId: kept.id }, kept.token));
  await clinic.cancel({ id: kept.id, token: admin }, 'professional_unavailable');
  await clinic.free();
  const { offered } = await dataOf(answer(app, 'acceptOffer', await clinic.link('Pedro 1'), kept.token));
  const READ = 'query ($id: ID!) { appointment(id: $id) { paid coverage { insurerName authorization { number } } } }';
  expect(await dataOf(sendGraphQL(app, READ, { id: offered.appointmentId }, admin))).toEqual({
    appointment: { paid: 5000, coverage: { insurerName: 'OSDE', authorization: { number: '881' } } },
  });
  expect(await dataOf(sendGraphQL(app, READ, { id: kept.id }, admin))).toMatchObject({ appointment: { paid: 0 } });
});
