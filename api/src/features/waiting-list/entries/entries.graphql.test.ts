import { makeProfessional, makeSpecialty, signedIn } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { clearClinic } from '../../../testing/harness/booking';
import { emptyTables } from '../../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { forgetRequestedMails, requestedMails } from '../../../testing/harness/requested-mails';
import { join, linkIn, listed, waitForEarlier, type Entry } from '../../../testing/harness/waiting-list';

let app: TestApp;
let admin: string;
let laura: { id: number; token: string };
let pablo: { id: number; token: string };
let specialtyId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = MONDAY_8AM;
  await clearClinic(app);
  await emptyTables(app, 'specialties', 'rate_limits');
  specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  laura = await makeProfessional(app.db, { name: 'Laura Médica', specialtyId });
  pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
});

const joined = async (input: Parameters<typeof join>[1], token?: string): Promise<Entry> =>
  (await dataOf(join(app, input, token))).entry;
const emailOf = async (id: number): Promise<string> =>
  (await app.db.pool.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [id])).rows[0]!.email;
const change = (field: string, variables: object, token?: string) =>
  sendGraphQL<{ entry: Entry }>(
    app,
    `mutation ($id: ID!, $input: ${field === 'removeWaitingListEntry' ? 'Remove' : 'Update'}WaitingListEntryInput!) {
      entry: ${field}(id: $id, input: $input) { id status endReason isUrgent urgentReason version }
    }`,
    { ...variables },
    token,
  );

describe('A visitor', () => {
  test('waits for a professional or any of a specialty, and leaves by the mailed link', async () => {
    const hours = [{ weekday: 1, startTime: '09:00', endTime: '12:00' }];
    expect(await joined({ professionalId: laura.id, hours })).toMatchObject({
      waitsFor: 'Laura Médica',
      status: 'active',
      hours,
      isUrgent: false,
      keptAppointment: null,
      offers: [],
    });
    expect((await joined({ specialtyId })).waitsFor).toBe('Cardiología');

    const token = await linkIn(app, 'ana@ejemplo.example', 'salir');
    const mails = (await app.mails()).map(({ text }) => text).join('\n');
    expect(mails).toContain('Horarios: lun 09:00 - 12:00');
    expect(mails).toContain('Hasta: martes, 30 de junio de 2026');
    const LEAVE = 'mutation ($token: String!) { place: leaveWaitingList(token: $token) { firstName waitsFor status } }';
    for (let times = 1; times <= 2; times += 1) {
      expect(await dataOf(sendGraphQL(app, LEAVE, { token }))).toEqual({
        place: { firstName: 'Ana', waitsFor: 'Cardiología', status: 'ended' },
      });
    }
    const last = token.at(-1) === 'A' ? 'B' : 'A';
    const forged = [...token.slice(0, 30), last, ...token.slice(31)].join('');
    expect(await failureOf(sendGraphQL(app, LEAVE, { token: forged }))).toContain('NOT_FOUND: El enlace no es válido');
    expect((await listed(app, admin)).map(({ waitsFor }) => waitsFor)).toEqual(['Laura Médica']);
    expect((await listed(app, admin, { status: 'ended' })).map(({ endReason }) => endReason)).toEqual(['left']);
  });

  test('joins once per wish, five at most; only a mail to the address reports existing entries', async () => {
    const mother = 'marta@ejemplo.example';
    const ask = async (input: object) => ({ ...(await joined({ email: mother, ...input })), id: 'any' });
    const first = await ask({ professionalId: laura.id });
    expect(await ask({ professionalId: laura.id, email: 'MARTA@ejemplo.example' })).toEqual(first);
    // A child of the same mother.
    for (const name of ['Eva', 'Juan', 'Leo', 'Mía']) await ask({ professionalId: laura.id, name });
    const other = await ask({ specialtyId });
    const email = 'sola@ejemplo.example';
    const both = await Promise.all([1, 2].map(() => ask({ specialtyId, email })));
    expect(both).toEqual([other, other]);
    const waiting = (await listed(app, admin)).map(({ waitsFor }) => waitsFor);
    expect(waiting.toSorted()).toEqual(['Cardiología', ...Array<string>(5).fill('Laura Médica')]);
    const subjects = (await app.mails()).filter(({ to }) => to === email || to.toLowerCase() === mother);
    expect(subjects.map(({ subject }) => subject.split(' - ')[0]).toSorted()).toEqual([
      ...Array<string>(6).fill('Estás en la lista de espera'),
      'No pudimos anotarte en la lista de espera',
      ...Array<string>(2).fill('Ya estás en esa lista de espera'),
    ]);
    const full = subjects.find(({ subject }) => subject.startsWith('No pudimos'));
    expect(full?.text.match(/^Salir: Lista de espera de Laura Médica/gm)).toHaveLength(5);
  });

  test('gets the same answer to a retry, whether or not it was added, and whatever was offered since', async () => {
    const JOIN = `mutation ($input: JoinWaitingListInput!, $key: String) { entry: joinWaitingList(
      input: $input, idempotencyKey: $key) { id status createdAt version offers { id } } }`;
    const input = { professionalId: laura.id, patientName: 'Ana Paz', patientEmail: 'ana@ejemplo.example' };
    const send = (key: string) => dataOf(sendGraphQL(app, JOIN, { input: { ...input, untilDate: '2026-06-30' }, key }));
    const [added, twice] = [await send('pedido-0001'), await send('pedido-0002')];
    await app.db.pool.query("UPDATE waiting_list_entries SET ended_at = now(), status = 'fulfilled', version = 2");
    expect([await send('pedido-0001'), await send('pedido-0002')]).toEqual([added, twice]);
  });

  test('reports it to people with an account, and to staff', async () => {
    const eva = await signedIn(app.db, 'user');
    const email = await emailOf(eva.userId);
    await joined({ professionalId: laura.id, email }, eva.token);
    expect(await failureOf(join(app, { professionalId: laura.id, email }, eva.token))).toBe(
      'CONFLICT: Ya estás en esa lista de espera. Te escribimos cuando haya un lugar',
    );
    expect(await failureOf(join(app, { professionalId: laura.id, email }, admin))).toBe(
      'CONFLICT: Esa persona ya está en esa lista de espera',
    );
  });

  test('takes no place from the account of the typed address', async () => {
    const eva = await signedIn(app.db, 'user');
    const email = await emailOf(eva.userId);
    for (const name of ['Ana', 'Bea', 'Juan', 'Leo']) await joined({ professionalId: laura.id, name, email });
    for (const name of ['Eva', 'Ema', 'Ian', 'Noa', 'Teo']) {
      await joined({ professionalId: pablo.id, name, email }, eva.token);
    }
    expect(await failureOf(join(app, { specialtyId, email }, eva.token))).toContain('Ya tenés 5 lugares');
  });

  test('takes a person without e-mail from staff alone, once per name and phone', async () => {
    const juan = { specialtyId, name: 'Juan Gil', email: null, patientPhone: '11 2345-6789' };
    expect(await failureOf(join(app, juan))).toBe('BAD_REQUEST patientEmail: El correo es requerido');
    expect(await failureOf(join(app, juan, pablo.token))).toBe('BAD_REQUEST patientEmail: El correo es requerido');
    await forgetRequestedMails(app);
    await joined(juan, laura.token);
    expect(await failureOf(join(app, juan, admin))).toBe('CONFLICT: Esa persona ya está en esa lista de espera');
    await joined({ ...juan, patientPhone: '11 2345-6780' }, admin);
    expect(await failureOf(join(app, { ...juan, patientPhone: null }, admin))).toBe(
      'BAD_REQUEST patientPhone: Escribí un correo o un teléfono',
    );
    expect(await requestedMails(app)).toEqual([]);
  });

  test.each([
    [{}, 'BAD_REQUEST professionalId: Elegí un profesional o una especialidad'],
    [{ professionalId: 0 }, 'NOT_FOUND'],
    [{ professionalId: -1, untilDate: '2026-05-31' }, 'BAD_REQUEST untilDate: La última fecha ya pasó'],
    [{ professionalId: -1, untilDate: '2026-12-02' }, 'BAD_REQUEST untilDate: La última fecha debe estar dentro'],
    [{ professionalId: -1, fromDate: '2026-07-01' }, 'BAD_REQUEST fromDate: La primera fecha debe ser anterior'],
    [
      { professionalId: -1, hours: [{ weekday: 1, startTime: '12:00', endTime: '09:00' }] },
      'BAD_REQUEST hours.0.endTime: La hora de fin debe ser posterior',
    ],
    [{ professionalId: -1, hours: [{ weekday: 8, startTime: '09:00', endTime: '12:00' }] }, 'BAD_REQUEST'],
    [{ professionalId: -1, noticeHours: 337 }, 'BAD_REQUEST noticeHours: Las horas deben estar entre 0 y 336'],
    [{ professionalId: -1, urgentReason: 'Dolor' }, 'FORBIDDEN urgentReason: Solo la clínica indica una urgencia'],
    [{ professionalId: -1, contactName: 'Eva' }, 'BAD_REQUEST patientBirthDate: La fecha de nacimiento es requerida'],
  ])('explains why %j is refused', async (input, failure) => {
    const { professionalId } = input as { professionalId?: number };
    const whose = professionalId === -1 ? { professionalId: laura.id } : {};
    expect(await failureOf(join(app, { ...input, ...whose }))).toContain(failure);
  });

  test('explains that the clinic has no list', async () => {
    const SET = 'mutation { updateWaitingListSettings(input: { isEnabled: false }) { isEnabled atOnce quietStart } }';
    expect(await dataOf(sendGraphQL(app, SET, {}, admin))).toEqual({
      updateWaitingListSettings: { isEnabled: false, atOnce: 6, quietStart: '22:00' },
    });
    expect(await dataOf(sendGraphQL(app, '{ isWaitingListEnabled }'))).toEqual({ isWaitingListEnabled: false });
    expect(await failureOf(join(app, { professionalId: laura.id }))).toContain('CONFLICT: La clínica no tiene lista');
    await dataOf(sendGraphQL(app, SET.replace('false', 'true'), {}, admin));
  });
});

describe('A patient with an appointment', () => {
  test('waits for an earlier one until its date; other callers may not', async () => {
    const roomId = await makeRoom(app.db);
    const ana = await signedIn(app.db, 'user');
    const eva = await signedIn(app.db, 'user');
    const turno = { professionalId: laura.id, roomId, from: '2026-06-10T10:00-03:00', to: '2026-06-10T10:30-03:00' };
    const id = await makeAppointment(app.db, { ...turno, patientUserId: ana.userId });
    expect(await failureOf(waitForEarlier(app, { appointmentId: id }, eva.token))).toContain('FORBIDDEN cancelToken');
    expect(await failureOf(waitForEarlier(app, { appointmentId: id, cancelToken: 'x' }))).toContain('FORBIDDEN');
    const { entry } = await dataOf(waitForEarlier(app, { appointmentId: id, isAnyProfessional: true }, ana.token));
    expect(entry).toMatchObject({ waitsFor: 'Cardiología', untilDate: '2026-06-10', keptAppointment: { id } });

    // Staff write down whom they have on the phone: it is that account's.
    await joined({ professionalId: pablo.id, email: await emailOf(eva.userId) }, admin);
    const MINE = '{ myWaitingList { id } }';
    expect(await dataOf(sendGraphQL(app, MINE, {}, ana.token))).toEqual({ myWaitingList: [{ id: entry.id }] });
    expect(
      (await dataOf(sendGraphQL<{ myWaitingList: object[] }>(app, MINE, {}, eva.token))).myWaitingList,
    ).toHaveLength(1);
    const LEAVE = 'mutation ($id: ID!) { leaveMyWaitingListEntry(id: $id) { status endReason } }';
    expect(await failureOf(sendGraphQL(app, LEAVE, { id: entry.id }, eva.token))).toContain('FORBIDDEN');
    expect(await dataOf(sendGraphQL(app, LEAVE, { id: entry.id }, ana.token))).toEqual({
      leaveMyWaitingListEntry: { status: 'ended', endReason: 'left' },
    });
  });
});

describe('Staff', () => {
  test('see urgent entries first, then the longest waiting; professionals those that may come to them', async () => {
    await joined({ professionalId: laura.id, name: 'Primera' });
    app.clock.now = new Date(MONDAY_8AM.getTime() + 60_000);
    await joined({ specialtyId, name: 'Segunda' });
    const urgent = await joined({ professionalId: pablo.id, name: 'Tercera', urgentReason: ' Dolor ' }, admin);
    expect(urgent).toMatchObject({ isUrgent: true, urgentReason: 'Dolor' });
    const names = async (token: string, filter?: object) =>
      (await listed(app, token, filter)).map(({ waitsFor }) => waitsFor);
    expect(await names(admin)).toEqual(['Pablo Médico', 'Laura Médica', 'Cardiología']);
    expect(await names(laura.token)).toEqual(['Laura Médica', 'Cardiología']);
    expect(await names(pablo.token)).toEqual(['Pablo Médico']);
    expect(await names(admin, { professionalId: laura.id })).toEqual(['Laura Médica', 'Cardiología']);

    const PAGE = `query ($after: String) { waitingList(first: 2, after: $after) {
      edges { node { waitsFor } } pageInfo { hasNextPage endCursor } } }`;
    type Page = { waitingList: { edges: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string } } };
    const first = (await dataOf(sendGraphQL<Page>(app, PAGE, {}, admin))).waitingList;
    const rest = (await dataOf(sendGraphQL<Page>(app, PAGE, { after: first.pageInfo.endCursor }, admin))).waitingList;
    expect([first.pageInfo.hasNextPage, rest.edges]).toEqual([true, [{ node: { waitsFor: 'Cardiología' } }]]);
  });

  test('mark an entry as urgent, or remove it, with a reason', async () => {
    const { id } = await joined({ professionalId: laura.id });
    const urgent = { id, input: { urgentReason: 'Resultado de estudio' } };
    expect(await failureOf(change('updateWaitingListEntry', urgent, pablo.token))).toContain('FORBIDDEN');
    // Nor by the way of a new place.
    const hurried = { professionalId: laura.id, name: 'Eva', urgentReason: 'Dolor' };
    expect(await failureOf(join(app, hurried, pablo.token))).toBe(
      'FORBIDDEN urgentReason: La urgencia la indica ese profesional o la administración',
    );
    expect(await failureOf(join(app, { ...hurried, specialtyId, professionalId: null }, pablo.token))).toContain(
      'FORBIDDEN urgentReason',
    );
    expect(await joined(hurried, laura.token)).toMatchObject({ isUrgent: true });
    const { entry } = await dataOf(change('updateWaitingListEntry', urgent, laura.token));
    expect(entry).toMatchObject({ isUrgent: true, urgentReason: 'Resultado de estudio', version: 2 });

    const out = { id, input: { reason: 'No contesta' } };
    expect(await failureOf(change('removeWaitingListEntry', { id, input: { reason: ' ' } }, admin))).toContain(
      'motivo',
    );
    expect((await dataOf(change('removeWaitingListEntry', out, admin))).entry).toMatchObject({ endReason: 'removed' });
    expect(await failureOf(change('updateWaitingListEntry', urgent, admin))).toContain('CONFLICT');
    const RESTORE =
      'mutation ($id: ID!) { restoreWaitingListEntry(id: $id, expectedVersion: 3) { status endNote version } }';
    const restore = (token: string) => sendGraphQL(app, RESTORE, { id }, token);
    expect(await failureOf(restore(pablo.token))).toContain('FORBIDDEN');
    const again = await joined({ professionalId: laura.id });
    expect(await failureOf(restore(admin))).toBe('CONFLICT: Esa persona ya está en esa lista de espera');
    await dataOf(change('removeWaitingListEntry', { id: again.id, input: { reason: 'Repetido' } }, admin));
    const waiting = { restoreWaitingListEntry: { status: 'active', endNote: null, version: 4 } };
    expect([await dataOf(restore(admin)), await dataOf(restore(admin))]).toEqual([waiting, waiting]);
    const AUDIT = `{ auditEvents(first: 1, filter: { entity: "waiting-list-entry" }) {
      items { changes { label from to } } } }`;
    type Audit = { auditEvents: { items: { changes: object[] }[] } };
    const [restored] = (await dataOf(sendGraphQL<Audit>(app, AUDIT, {}, admin))).auditEvents.items;
    expect(restored!.changes).toEqual([
      { label: 'estado', from: 'Terminada', to: 'Esperando' },
      { label: 'cómo terminó', from: 'Baja de la clínica', to: null },
      { label: 'motivo', from: null, to: null },
    ]);
  });
});

test('A specialty with waiting entries is not deleted', async () => {
  const empty = await makeSpecialty(app.db, { name: 'Nutrición' });
  const DELETE = 'mutation ($id: Int!) { deleteSpecialty(id: $id) }';
  const remove = () => sendGraphQL(app, DELETE, { id: empty }, admin);
  const { id } = await joined({ specialtyId: empty });
  expect(await failureOf(remove())).toContain('CONFLICT: La especialidad tiene 1 persona en la lista de espera.');
  await dataOf(change('removeWaitingListEntry', { id, input: { reason: 'Se cierra' } }, admin));
  await dataOf(remove());
});

test('A patient who joins ends only passed entries of their address; the round ends all others', async () => {
  await app.db.pool.query(
    `INSERT INTO waiting_list_entries (id, professional_id, patient_name, patient_email, hours, from_date, until_date,
       notice_hours, status, created_at, version)
     SELECT gen_random_uuid(), $1, 'Paciente ' || n, CASE WHEN n <= 5 THEN 'Ana@Ejemplo.example' ELSE 'p' || n END,
       '[]', '2026-05-01', '2026-05-31', 0, 'active', now(), 1
     FROM generate_series(1, 1006) AS n`,
    [laura.id],
  );
  const ended = async () =>
    (await app.db.pool.query("SELECT FROM waiting_list_entries WHERE end_reason = 'over'")).rowCount;
  await joined({ professionalId: laura.id, email: 'ana@ejemplo.example' });
  expect(await ended()).toBe(5);
  await app.jobs.go('waiting-list-passed');
  expect(await ended()).toBe(1006);
});

test('An entry ends after its last date', async () => {
  await joined({ professionalId: laura.id, untilDate: '2026-06-02' });
  app.clock.now = new Date('2026-06-03T03:00:00Z');
  await app.jobs.go('waiting-list-passed');
  expect((await listed(app, admin, { status: 'ended' })).map(({ endReason }) => endReason)).toEqual(['over']);
});
