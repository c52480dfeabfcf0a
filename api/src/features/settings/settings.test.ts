import { makeProfessional, signedIn } from '../../testing/factories/people';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { emptyTables } from '../../testing/harness/empty-tables';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { whileHeld } from '../../testing/harness/lock-wait';
import { callRest, restFailure } from '../../testing/harness/rest';

const IDENTITY = '{ name address city province postalCode phone contactEmail version }';
const READ = `{
  clinicIdentity ${IDENTITY}
  clinic {
    name address city province postalCode phone contactEmail timeZone now countryCode
    defaultStartTime defaultEndTime lunchStartTime lunchEndTime
  }
}`;
const RENAME = `mutation ($input: UpdateClinicIdentityInput!, $seen: Int) {
  updateClinicIdentity(input: $input, expectedVersion: $seen) ${IDENTITY}
}`;
const CONVENE = `mutation ($input: UpdateClinicConventionsInput!, $seen: Int) {
  updateClinicConventions(input: $input, expectedVersion: $seen) { zone: timeZone defaultEndTime version }
}`;
const STALE = 'Otra persona cambió estos datos mientras tanto. Revisá cómo están ahora antes de guardar';
const DEFAULTS = {
  timezone: 'America/Argentina/Buenos_Aires',
  locale: 'es-AR',
  currency: 'ARS',
  country_code: '+54',
  default_start_time: '09:00',
  default_end_time: '17:00',
  lunch_start: '12:00',
  lunch_end: '13:00',
  week_starts_on: 'monday',
};
const [READ_ZONE, CHANGE_ZONE] = ['GET /admin/config/timezone', 'PUT /admin/config/timezone'];

let app: TestApp;
let admin: string;
let others: string[];

beforeAll(async () => {
  app = await startTestApp();
  admin = (await signedIn(app.db, 'admin')).token;
  others = [(await makeProfessional(app.db)).token, (await signedIn(app.db, 'user')).token];
});
beforeEach(async () => {
  await emptyTables(app, 'audit_events');
  await app.db.pool.query('DELETE FROM settings; INSERT INTO settings DEFAULT VALUES');
});
afterAll(() => app.close());

const rename = (input: object, seen?: number | null, token = admin) => sendGraphQL(app, RENAME, { input, seen }, token);
const convene = (input: object, seen?: number | null, token = admin) =>
  sendGraphQL(app, CONVENE, { input, seen }, token);
const read = () => dataOf(sendGraphQL(app, READ, {}, admin));
const put = (body: object, token: string | undefined = admin) => callRest(app, CHANGE_ZONE, { token, body });
const audited = async () =>
  (await app.db.pool.query('SELECT action, entity, entity_id, fields FROM audit_events ORDER BY id')).rows;

describe('The clinic’s own details', () => {
  const CLINIC = {
    name: 'Clínica Sur',
    address: 'Mitre 100',
    city: 'Rosario',
    province: 'Santa Fe',
    postalCode: 'S2000',
    phone: '+54 11 5555 2000',
    contactEmail: 'hola@sur.example',
  };

  test('is what everybody reads once an administrator has changed it', async () => {
    expect(await read()).toMatchObject({
      clinicIdentity: { name: 'Centro Médico', address: null, phone: null, contactEmail: null, version: 1 },
    });
    await dataOf(rename({ ...CLINIC, name: '  Clínica Sur ' }));
    expect(await read()).toMatchObject({ clinicIdentity: { ...CLINIC, version: 2 }, clinic: CLINIC });
    expect(await audited()).toEqual([
      {
        action: 'updated',
        entity: 'settings',
        entity_id: 'identity',
        fields: ['address', 'city', 'clinicName', 'contactEmail', 'phone', 'postalCode', 'province'],
      },
    ]);
  });

  test('changes by what is given: absent stays, null and blank empty it', async () => {
    await dataOf(rename(CLINIC));
    expect(await dataOf(rename({ address: null, phone: ' ' }))).toEqual({
      updateClinicIdentity: { ...CLINIC, address: null, phone: null, version: 3 },
    });
  });

  test.each([
    [{ name: ' ' }, 'BAD_REQUEST name: El nombre es requerido'],
    [{ name: null }, 'BAD_REQUEST name: El nombre es requerido'],
    [{ name: 'x'.repeat(101) }, 'BAD_REQUEST name: No puede superar los 100 caracteres'],
    [{ name: 'A\r\nBcc: x@y.zz' }, 'BAD_REQUEST name: No puede tener saltos de línea ni tabulaciones'],
    [{ postalCode: 'x'.repeat(21) }, 'BAD_REQUEST postalCode: No puede superar los 20 caracteres'],
    [{ phone: 'nueve' }, 'BAD_REQUEST phone: El teléfono debe tener números'],
    [{ contactEmail: 'hola@' }, 'BAD_REQUEST contactEmail: Email inválido'],
  ])('is not changed to %j', async (input, failure) => {
    expect(await failureOf(rename(input))).toBe(failure);
    expect(await read()).toMatchObject({ clinicIdentity: { name: 'Centro Médico', version: 1 } });
  });

  test('stays after a concurrent change, which the caller reads', async () => {
    await dataOf(rename({ phone: '4000' }, 1));
    const { errors } = await rename({ phone: '5000' }, 1);
    expect(errors![0]).toMatchObject({
      message: STALE,
      extensions: { code: 'CONFLICT', current: { phone: '4000', version: 2 } },
    });
    expect(await read()).toMatchObject({ clinicIdentity: { phone: '4000', version: 2 } });
    // A retry after a lost answer wants the current values.
    expect((await rename({ phone: '4000' }, 1)).errors).toBeUndefined();
  });

  test('is not in the way of who changes the conventions, nor they of it', async () => {
    await dataOf(rename({ phone: '4000' }, 1));
    expect(await dataOf(convene({ defaultEndTime: '18:00' }, 1))).toMatchObject({
      updateClinicConventions: { version: 2 },
    });
    await dataOf(rename({ phone: '5000' }, 2));
  });

  test('is for administrators to change, and to read with its version', async () => {
    for (const token of others) {
      expect(await failureOf(rename({ name: 'X' }, null, token))).toContain('FORBIDDEN');
      expect(await failureOf(convene({ locale: 'en-US' }, null, token))).toContain('FORBIDDEN');
      for (const field of ['clinicIdentity', 'clinicConventions']) {
        expect(await failureOf(sendGraphQL(app, `{ ${field} { version } }`, {}, token))).toContain('FORBIDDEN');
        expect(await failureOf(sendGraphQL(app, `{ ${field} { version } }`))).toContain('UNAUTHENTICATED');
      }
    }
  });
});

describe('The time zone and conventions', () => {
  test('are the documented ones at first', async () => {
    const { status, body } = await callRest(app, READ_ZONE, { token: admin });
    expect([status, body]).toEqual([200, { ...DEFAULTS, version: 1 }]);
  });

  test('are changed by what is sent, and everybody’s clock follows at once', async () => {
    const changed = {
      timezone: 'Asia/Tokyo',
      locale: 'pt-BR',
      currency: 'BRL',
      country_code: '+81',
      default_end_time: '24:00',
      lunch_start: '12:30',
      week_starts_on: 'sunday',
    };
    const { status, body } = await put(changed);
    expect([status, body]).toEqual([200, { ...DEFAULTS, ...changed, version: 2 }]);
    expect((await callRest(app, READ_ZONE, { token: admin })).body).toEqual(body);
    const hours = {
      defaultStartTime: '09:00',
      defaultEndTime: '24:00',
      lunchStartTime: '12:30',
      lunchEndTime: '13:00',
    };
    expect(await read()).toMatchObject({
      clinic: { timeZone: 'Asia/Tokyo', now: '2026-06-01T20:00:00+09:00', countryCode: '+81', ...hours },
    });
    expect(await audited()).toMatchObject([
      {
        entity_id: 'conventions',
        fields: [
          'countryCode',
          'currency',
          'defaultEndMinute',
          'locale',
          'lunchStartMinute',
          'timeZone',
          'weekStartsOn',
        ],
      },
    ]);
  });

  test.each([
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Los_Angeles',
    'Europe/London',
    'Europe/Paris',
    'Australia/Sydney',
  ])('may be those of %s', async (timezone) => {
    expect((await put({ timezone })).body).toMatchObject({ timezone });
  });

  test.each([
    [{ timezone: 'Mars/Olympus' }, '400 BAD_REQUEST timezone: Elegí una zona horaria de la lista'],
    [{ timezone: null }, '400 BAD_REQUEST timezone: Elegí una zona horaria de la lista'],
    [{ locale: 'es' }, '400 BAD_REQUEST locale: Elegí un idioma regional de la lista'],
    [{ currency: 'GBP' }, '400 BAD_REQUEST currency: Elegí una moneda de la lista'],
    [
      { country_code: '54' },
      '400 BAD_REQUEST country_code: El código de país debe ser + y hasta cuatro números, como +54',
    ],
    [{ default_start_time: '9:00' }, '400 BAD_REQUEST default_start_time: La hora debe tener la forma HH:mm'],
    [{ default_start_time: '24:00' }, '400 BAD_REQUEST default_start_time: La hora debe tener la forma HH:mm'],
    [
      { default_start_time: '17:00' },
      '400 BAD_REQUEST default_end_time: La hora de fin debe ser posterior a la de inicio',
    ],
    [{ lunch_end: '12:00' }, '400 BAD_REQUEST lunch_end: La hora de fin debe ser posterior a la de inicio'],
    [{ lunch_end: null }, '400 BAD_REQUEST lunch_end: La hora debe tener la forma HH:mm'],
    [{ week_starts_on: 'friday' }, '400 BAD_REQUEST week_starts_on: La semana comienza el lunes o el domingo'],
    [{ timeZone: 'Asia/Tokyo' }, '400 BAD_REQUEST timeZone: El dato timeZone no existe en esta operación'],
  ])('are not changed to %j', async (body, failure) => {
    expect(await restFailure(put(body))).toBe(failure);
    expect((await callRest(app, READ_ZONE, { token: admin })).body).toEqual({ ...DEFAULTS, version: 1 });
  });

  test('stay after a concurrent change, which the caller reads by the documented keys', async () => {
    const saved = (await put({ currency: 'USD', expected_version: 1 })).body;
    const { status, body } = await put({ currency: 'EUR', expected_version: 1 });
    expect([status, body]).toEqual([409, { error: STALE, code: 'CONFLICT', current: saved }]);
  });

  test('are changed by sending back what was read, by one of two who do at once', async () => {
    const { body: seen } = await callRest(app, READ_ZONE, { token: admin });
    const answers = await whileHeld(
      app,
      'settings',
      ['18:00', '19:00'].map((end) => () => put({ ...(seen as object), default_end_time: end })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await callRest(app, READ_ZONE, { token: admin })).body).toEqual(
      answers.find(({ status }) => status === 200)!.body,
    );
    expect(await restFailure(put({ ...(seen as object), version: 'uno' }))).toBe(
      '400 BAD_REQUEST version: version debe ser un número entero',
    );
  });

  test('are for administrators, whatever else is wrong with the call', async () => {
    for (const line of [READ_ZONE, CHANGE_ZONE]) {
      const body = line === CHANGE_ZONE ? { zone: 1 } : undefined;
      expect(await restFailure(callRest(app, line, { body }))).toBe('401 UNAUTHENTICATED: Es necesario iniciar sesión');
      for (const token of others) {
        expect(await restFailure(callRest(app, line, { body, token }))).toBe(
          '403 FORBIDDEN: Sin permisos para realizar esta acción',
        );
      }
    }
  });
});
