import { makeProfessional, makeUser } from '../testing/factories/people';
import { makeRoom } from '../testing/factories/rooms';
import { startTestApp, type TestApp } from '../testing/harness/app';
import { book } from '../testing/harness/booking';
import { receiptOf } from '../features/appointments/receipt';
import { dataOf, sendGraphQL } from '../testing/harness/graphql';
import { signIn } from '../testing/harness/sessions';
import { createLog } from './log';

const PERSON = {
  patientName: 'Ñuflo Secreto',
  patientEmail: 'nuflo@privado.example',
  patientPhone: '11 4444-9876',
  notes: 'Dolor reservado',
};
const ACCOUNT = 'cuenta@privado.example';
const PASSWORD = 'clave-reservada-1';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function linesOf(work: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  work(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('the log has operations and codes, and no personal data', async () => {
  const professional = await makeProfessional(app.db, { name: 'Laura Reservada' });
  const roomId = await makeRoom(app.db);
  await makeUser(app.db, { name: 'Ana Reservada', email: ACCOUNT, password: PASSWORD });
  const secrets = [
    ...Object.values(PERSON),
    ACCOUNT,
    PASSWORD,
    'otra-clave-reservada',
    'Laura Reservada',
    'Ana Reservada',
    'clave-de-reintento',
  ];

  const { token } = (await dataOf(signIn(app, ACCOUNT, PASSWORD))).signIn;
  const input = { professionalId: professional.id, roomId, ...PERSON };
  const { id } = (await dataOf(book(app, input, { token, key: 'clave-de-reintento' }))).bookAppointment;
  const receipt = await receiptOf(app.db, id);
  secrets.push(token, id, receipt);
  await fetch(`${app.url}/api/appointments/${id}?receipt=${receipt}`);
  await fetch(`${app.url}/api/appointments/${id}/none?receipt=${receipt}`);
  await book(app, input);
  await book(app, { ...input, patientEmail: `${PERSON.patientEmail} x` });
  await book(app, { ...input, startTime: PERSON.notes });
  await signIn(app, ACCOUNT, 'otra-clave-reservada');
  await signIn(app, PERSON.patientEmail, PASSWORD);
  await sendGraphQL(app, `query Nombrada { appointment(id: "${PERSON.notes}") { id } }`);
  await sendGraphQL(app, `query Nombrada { nothing(is: "${PERSON.notes}") }`);
  await sendGraphQL(app, '{ viewer { name email } }', {}, token);
  await fetch(`${app.url}/graphql?nombre=${encodeURIComponent(PERSON.patientName)}`, {
    method: 'POST',
    body: PERSON.notes,
  });
  await app.db.pool.query(
    `ALTER TABLE appointments ADD CONSTRAINT test_fault CHECK (patient_name <> '${PERSON.patientName}') NOT VALID`,
  );
  await book(app, { ...input, startTime: '2026-06-03T10:00' });
  await app.db.pool.query('ALTER TABLE users RENAME COLUMN phone TO phone_gone');
  const broken = await signIn(app, ACCOUNT, PASSWORD);

  const logged = app.logged();
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  const lines = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'graphql', kind: 'mutation', requestId: expect.any(String) as string }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ codes: ['CONFLICT'] }));
  expect(lines).toContainEqual(expect.objectContaining({ operation: 'Nombrada', codes: ['NOT_FOUND'] }));

  const errorId = /Código: (\S+)/.exec(broken.errors?.[0]?.message ?? '')?.[1];
  expect(errorId).toBeDefined();
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'unexpected error',
      errorId,
      err: expect.objectContaining({ code: '42703' }) as object,
    }),
  );
});

describe('a logged error', () => {
  test('of ours has its message and stack', () => {
    const line = linesOf((log) => log.error({ err: new RangeError('A slot lasts a whole number of minutes') }, 'x'));
    expect(line).toContain('"type":"RangeError"');
    expect(line).toContain('A slot lasts a whole number of minutes');
    expect(line).toContain('log.test.ts');
  });

  test('of a driver has its code and constraint, but no message, which quotes rows', () => {
    const error = Object.assign(new Error('Key (email)=(ana@ejemplo.example) exists'), {
      code: '23505',
      constraint: 'users_email_unique',
    });
    for (const err of [
      error,
      Object.assign(new Error('QueryFailedError: Key (email)=(ana@ejemplo.example)'), { driverError: error }),
    ]) {
      const line = linesOf((log) => log.error({ err }, 'x'));
      expect(line).toContain('"code":"23505","constraint":"users_email_unique"');
      expect(line).not.toContain('ana@');
    }
  });

  test('that is no Error has its type only', () => {
    expect(linesOf((log) => log.error({ err: 'ana@ejemplo.example' }, 'x'))).not.toContain('ana@');
  });

  test('with a message of several lines shows none of them as stack', () => {
    const err = Object.assign(new Error('first\n    at ana@ejemplo.example'), { code: '42601' });
    expect(linesOf((log) => log.error({ err }, 'x'))).not.toContain('ana@');
  });
});
