import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { makeRoom } from '../../../testing/factories/rooms';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { book, bookingRows, clearClinic, NOTHING_BOOKED, TUESDAY_10AM } from '../../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

const ILLEGAL = 'El texto contiene caracteres no permitidos';

let app: TestApp;
let admin: string;
let professionalId: number;
let roomId: number;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
});
beforeEach(async () => {
  await clearClinic(app);
  professionalId = (await makeProfessional(app.db)).id;
  roomId = await makeRoom(app.db);
});
afterAll(() => app.close());

const ask = (input: object, token?: string) =>
  book(app, { professionalId, roomId, ...input }, token === undefined ? {} : { token });
const text = (length: number) => 'ñ'.repeat(length);

describe('A booking is refused with its field, and nothing is written,', () => {
  test.each([
    [{ patientName: '' }, 'patientName: El nombre es requerido'],
    [{ patientName: ' \t\n ' }, 'patientName: El nombre es requerido'],
    [{ patientName: text(201) }, 'patientName: No puede superar los 200 caracteres'],
    [{ patientName: 'Ana\u0000' }, `patientName: ${ILLEGAL}`],
    [{ patientName: 'A\u0007na' }, `patientName: ${ILLEGAL}`],
    [{ patientName: 'Ana\r\nBcc: otro@ejemplo.com' }, 'patientName: No puede tener saltos de línea ni tabulaciones'],
    [{ patientPhone: '11\t5555' }, 'patientPhone: No puede tener saltos de línea ni tabulaciones'],
    [{ patientName: 'Ana \ud83d' }, `patientName: ${ILLEGAL}`],
    [{ patientName: null }, 'patientName: Falta un dato obligatorio: patientName'],
    [{ patientName: { $ne: '' } }, 'patientName: El valor de patientName no es válido'],
    [{ patientEmail: 'ana' }, 'patientEmail: Email inválido'],
    [{ patientEmail: 'ana@' }, 'patientEmail: Email inválido'],
    [{ patientEmail: '.ana@ejemplo.com' }, 'patientEmail: Email inválido'],
    [{ patientEmail: 'ana..paz@ejemplo.com' }, 'patientEmail: Email inválido'],
    [{ patientName: '\u200b\u200e' }, 'patientName: El nombre es requerido'],
    [{ patientEmail: 'ana@ejemplo' }, 'patientEmail: Email inválido'],
    [{ patientEmail: 'ana@ejemplo..com' }, 'patientEmail: Email inválido'],
    [{ patientEmail: 'ana maria@ejemplo.com' }, 'patientEmail: Email inválido'],
    [{ patientEmail: 'ana@ejemplo.com\r\nBcc: otro@ejemplo.com' }, 'patientEmail: Email inválido'],
    [{ patientEmail: 'ana@ejemplo.com,otro@ejemplo.com' }, 'patientEmail: Email inválido'],
    [{ patientEmail: '"Ana" <ana@ejemplo.com>' }, 'patientEmail: Email inválido'],
    [{ patientEmail: `${text(243)}@ejemplo.com` }, 'patientEmail: No puede superar los 254 caracteres'],
    [{ patientPhone: 'abc' }, 'patientPhone: El teléfono debe tener números'],
    [{ patientPhone: '1'.repeat(41) }, 'patientPhone: No puede superar los 40 caracteres'],
    [{ patientPhone: '11\u001b[31m' }, `patientPhone: ${ILLEGAL}`],
    [{ contactName: text(201), patientBirthDate: '2018-03-01' }, 'contactName: No puede superar los 200 caracteres'],
    [{ patientBirthDate: '2026-06-02' }, 'patientBirthDate: La fecha de nacimiento no puede ser futura'],
    [
      { patientBirthDate: '1906-05-31' },
      'patientBirthDate: La fecha de nacimiento no puede ser de hace más de 120 años',
    ],
    [{ notes: text(2001) }, 'notes: No puede superar los 2.000 caracteres'],
    [{ notes: '\udc00' }, `notes: ${ILLEGAL}`],
    [{ startTime: 'mañana' }, 'startTime: La fecha y hora debe tener la forma AAAA-MM-DDTHH:mm, con minutos enteros'],
    [{ startTime: 'infinity' }, 'startTime: La fecha y hora debe tener la forma AAAA-MM-DDTHH:mm, con minutos enteros'],
    [
      { startTime: '2026-06-02T10:00:30-03:00' },
      'startTime: La fecha y hora debe tener la forma AAAA-MM-DDTHH:mm, con minutos enteros',
    ],
    [
      { startTime: '2026-02-30T10:00' },
      'startTime: La fecha y hora debe tener la forma AAAA-MM-DDTHH:mm, con minutos enteros',
    ],
    [
      { startTime: '2026-13-01T10:00' },
      'startTime: La fecha y hora debe tener la forma AAAA-MM-DDTHH:mm, con minutos enteros',
    ],
    [
      { startTime: '+275760-09-13T00:00Z' },
      'startTime: La fecha y hora debe tener la forma AAAA-MM-DDTHH:mm, con minutos enteros',
    ],
    [{ startTime: '9999-12-31T23:30' }, 'startTime: La fecha y hora no es válida'],
    [{ startTime: '9999-12-31T23:30', endTime: '9999-12-31T20:00' }, 'startTime: La fecha y hora no es válida'],
    [{ endTime: '9999-12-31T23:30' }, 'endTime: La fecha y hora no es válida'],
    [{ startTime: 1780000000 }, 'startTime: La fecha y hora debe tener la forma AAAA-MM-DDTHH:mm, con minutos enteros'],
    [{ roomId: 2 ** 31 }, 'roomId: El valor de roomId no es válido'],
    [{ roomId: 1.5 }, 'roomId: El valor de roomId no es válido'],
    [{ professionalId: '1 OR 1=1' }, 'professionalId: El valor de professionalId no es válido'],
    [{ durationMinutes: 30.5 }, 'durationMinutes: El valor de durationMinutes no es válido'],
    [{ status: 'confirmed' }, 'status: Dato desconocido: status'],
    [{ constructor: {} }, 'constructor: Dato desconocido: constructor'],
  ])('for %j', async (input, failure) => {
    for (const token of [undefined, admin]) expect(await failureOf(ask(input, token))).toBe(`BAD_REQUEST ${failure}`);
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
  });

  // Spelt as text: an object literal would swallow the key.
  test('for a key that every JavaScript object has', async () => {
    const body =
      '{"query":"mutation($input: BookAppointmentInput!){bookAppointment(input:$input){id}}","variables":{"input":' +
      `{"professionalId":${professionalId},"roomId":${roomId},"patientName":"A","patientEmail":"a@b.co",` +
      `"startTime":"${TUESDAY_10AM}","__proto__":{"status":"confirmed"}}}}`;
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(((await response.json()) as { errors: { message: string }[] }).errors[0]?.message).toBe(
      'Dato desconocido: __proto__',
    );
    expect(await bookingRows(app)).toEqual(NOTHING_BOOKED);
  });

  test('for an object a thousand levels deep', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`) as object;
    expect(await failureOf(ask({ notes: deep }))).toBe('BAD_REQUEST notes: El valor de notes no es válido');
  });

  test('for something else in the place of the whole', async () => {
    const query = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { id } }';
    for (const input of [null, 'x', [], 7]) {
      expect(await failureOf(sendGraphQL(app, query, { input }))).toMatch(/^BAD_REQUEST/);
    }
  });
});

describe('A booking keeps', () => {
  test('texts as long as they may be, without the white space around them', async () => {
    const texts = {
      patientName: text(200),
      patientEmail: `${'a'.repeat(242)}@ejemplo.com`,
      patientPhone: '1'.repeat(40),
      notes: text(2000),
    };
    const padded = Object.fromEntries(Object.entries(texts).map(([field, value]) => [field, `  ${value}\r\n`]));
    expect((await dataOf(ask(padded))).bookAppointment).toMatchObject(texts);
  });

  test.each([
    "李雷 O'Connor-Núñez",
    '👩🏽‍⚕️ Zoë',
    'مريم',
    "Robert'); DROP TABLE appointments;--",
    '<script>alert(1)</script>',
    '__proto__',
    '${7*7} {{7*7}} %s %00',
  ])('the name %j as it was typed', async (patientName) => {
    expect((await dataOf(ask({ patientName }))).bookAppointment.patientName).toBe(patientName);
  });

  test.each([
    [{ patientName: 'José \u00a0 Nu\u0301n\u0303ez\u200b' }, { patientName: 'José Núñez' }],
    [{ patientName: 'e\u0301 y \u202eal \u00adrevés' }, { patientName: 'é y al revés' }],
    [{ patientName: 'Ana D’Angelo' }, { patientName: "Ana D'Angelo" }],
    [{ patientEmail: '\u200eAna@Correo.Example\u200b' }, { patientEmail: 'Ana@correo.example' }],
    [{ patientEmail: 'ana@ñandu.com.ar' }, { patientEmail: 'ana@xn--andu-fqa.com.ar' }],
    [{ patientPhone: '011 15 2345-6789' }, { patientPhone: '+54 9 11 2345 6789' }],
    [{ patientPhone: '+54\u00a09 11 23456789' }, { patientPhone: '+54 9 11 2345 6789' }],
    [{ patientPhone: '11 2345-6789 (la mamá)' }, { patientPhone: '11 2345-6789 (la mamá)' }],
    [{ patientPhone: '4444' }, { patientPhone: '4444' }],
  ])('one form of %j', async (typed, stored) => {
    expect((await dataOf(ask(typed))).bookAppointment).toMatchObject(stored);
  });

  test('one patient of a name with two blanks, found as people write it', async () => {
    await dataOf(ask({ patientName: 'José Núñez', patientPhone: '+54 9 11 2345-6789' }, admin));
    const other = { patientName: 'José \u00a0Núñez', patientEmail: '\u200epedro@ejemplo.example' };
    await dataOf(ask({ ...other, startTime: '2026-06-02T11:00:00-03:00' }, admin));
    const query = 'query ($search: String!) { patients(search: $search) { name email } }';
    for (const search of ['Núñez, José', 'Sr. Nuñez', '011 15 2345-6789', 'pedro@ejemplo.example\u200b']) {
      const { patients } = await dataOf(sendGraphQL<{ patients: object[] }>(app, query, { search }, admin));
      expect([search, patients]).toEqual([search, [{ name: 'José Núñez', email: 'pedro@ejemplo.example' }]]);
    }
  });

  test('notes of several lines', async () => {
    const notes = 'Primera vez.\r\n\tTraigo estudios.\nGracias.';
    expect((await dataOf(ask({ notes }))).bookAppointment.notes).toBe(notes);
  });

  test('nothing where nothing was said', async () => {
    const { bookAppointment } = await dataOf(ask({ patientPhone: '   ', notes: null }));
    expect(bookAppointment).toMatchObject({ patientPhone: null, notes: null });
  });
});

describe('One appointment', () => {
  const read = (id: string) =>
    sendGraphQL<{ appointment: { id: string } }>(app, 'query ($id: ID!) { appointment(id: $id) { id } }', { id });

  test('is shown to callers with its id, in either case of letters', async () => {
    const { id } = (await dataOf(ask({}))).bookAppointment;
    expect((await dataOf(read(id))).appointment.id).toBe(id);
    expect((await dataOf(read(id.toUpperCase()))).appointment.id).toBe(id);
  });

  test.each([
    '',
    '1',
    'null',
    '00000000-0000-0000-0000-000000000000',
    '../../etc/passwd',
    "' OR '1'='1",
    '\u0000',
    '{}',
    'ñ'.repeat(5000),
  ])('is not found by %j', async (id) => {
    expect(await failureOf(read(id))).toBe('NOT_FOUND: El turno no existe');
  });
});
