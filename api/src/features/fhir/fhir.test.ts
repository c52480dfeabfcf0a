import type { Bundle, CapabilityStatement, HealthcareService, OperationOutcome } from '@medplum/fhirtypes';

import type { TestApp } from '../../testing/harness/app';
import { callFhir, fhirFailure, resourcesOf } from '../../testing/harness/fhir';
import { HOSTILE_BODIES, HOSTILE_LINES } from '../../testing/harness/hostile-fhir';
import { openPublicClinic, ORIGIN } from '../../testing/harness/public-clinic';

let app: TestApp;
let [ana, pablo, hidden, gone, paediatrics] = [0, 0, 0, 0, 0];
beforeAll(async () => {
  ({ app, ana, pablo, hidden, gone, paediatrics } = await openPublicClinic());
});
afterAll(() => app.close());

const search = async (line: string) => (await callFhir<Bundle>(app, `GET /${line}`)).body;
const idsOf = async (line: string) => {
  const { entry = [] } = await search(line);
  return entry.filter(({ search: how }) => how?.mode === 'match').map(({ resource }) => resource?.id);
};
const failureOf = (line: string, headers = {}) => fhirFailure(callFhir(app, line, { headers }));

describe('The CapabilityStatement', () => {
  test('lists every supported type, search and operation', async () => {
    const { body } = await callFhir<CapabilityStatement>(app, 'GET /metadata');
    const told = body.rest![0]!.resource!;
    expect(told.map(({ type }) => type)).toEqual([
      'Practitioner',
      'PractitionerRole',
      'HealthcareService',
      'Location',
      'Schedule',
      'Slot',
      'Appointment',
      'Patient',
      'Coverage',
      'Organization',
      'OperationDefinition',
    ]);
    const isPrivate = (type = '') => ['Appointment', 'Patient', 'Coverage'].includes(type);
    for (const { type, searchParam = [], searchInclude = [], operation = [] } of told) {
      for (const { name, type: kind } of searchParam) {
        const value = kind === 'date' ? '2026-06-02' : '1';
        const { status } = await callFhir(app, `GET /${type}?${name}=${value}`, {
          headers: { prefer: 'handling=strict' },
        });
        expect([type, name, status]).toEqual([type, name, isPrivate(type) ? 401 : 200]);
      }
      for (const include of searchInclude.filter(() => !isPrivate(type)))
        expect((await search(`${type}?_include=${include}`)).resourceType).toBe('Bundle');
      for (const { name } of operation) {
        expect(await failureOf(`DELETE /${type}/$${name}`)).toMatch(/^405 /);
        const own = type === 'Appointment' ? [`appointment-${name}`] : [];
        expect(await idsOf(`OperationDefinition?code=${name}`)).toEqual(own);
      }
    }
  });

  test('does not mention $hold, which is unsupported', async () => {
    expect(await failureOf('POST /Appointment/$hold')).toBe('404 not-found: Esa operación no se admite');
  });
});

describe('A search', () => {
  test.each<[string, () => (string | number)[]]>([
    ['Practitioner', () => [ana, pablo]],
    ['Practitioner?name=nuñez', () => [pablo]],
    ['Practitioner?name=PAZ,nunez', () => [ana, pablo]],
    ['Practitioner?name=az', () => []],
    ['Practitioner?name:contains=az', () => [ana]],
    ['Practitioner?name:exact=Ana%20Paz', () => [ana]],
    [`Practitioner?identifier=${ORIGIN}/profesionales|1`, () => [ana]],
    ['Practitioner?identifier=MN%20123456', () => [ana]],
    ['Practitioner?identifier=mp%2045', () => []],
    ['Practitioner?identifier=https://sisa.msal.gov.ar/REFEPS|541030736087', () => [ana]],
    ['Practitioner?identifier=https://sisa.msal.gov.ar/REFEPS|', () => [ana]],
    ['Practitioner?identifier=541030736087,MP%20777', () => [ana]],
    ['Practitioner?active=false', () => []],
    ['PractitionerRole?practitioner=Practitioner/1', () => [ana]],
    [`PractitionerRole?practitioner=${ORIGIN}/fhir/Practitioner/1`, () => [ana]],
    ['PractitionerRole?practitioner:Practitioner=2', () => [pablo]],
    ['PractitionerRole?specialty=2', () => [pablo]],
    [`PractitionerRole?specialty=${ORIGIN}/fhir/CodeSystem/especialidad|`, () => [ana, pablo]],
    ['PractitionerRole?specialty=otro|2', () => []],
    ['PractitionerRole?service=1&location=Location/clinica', () => [ana]],
    ['HealthcareService?name=pedia', () => [paediatrics]],
    ['Location', () => ['clinica', 'sala-1', 'sala-2']],
    ['Location?name=consultorio&_count=1', () => ['sala-1']],
    ['Location?address=mitre', () => ['clinica']],
    ['Location?address=cordoba', () => ['clinica']],
    ['Location?address-city=villa', () => ['clinica']],
    ['Location?address-state=villa', () => []],
    ['Location?address-postalcode=X5000', () => ['clinica']],
    ['Location?partof=clinica', () => ['sala-1', 'sala-2']],
    ['Schedule?actor=Practitioner/2', () => [pablo]],
    ['Schedule?date=ge2026-06-20&date=lt2026-06-21', () => [ana, pablo]],
    ['Schedule?date=gt2026-08-01', () => []],
    ['Slot?schedule=1&start=2026-06-02', () => slotsOf(ana, '020', '1200 1230 1330 1400 1430')],
    ['Slot?schedule=1&start=ge2026-06-02T11:00:00-03:00&start=lt2026-06-03', () => slotsOf(ana, '020', '1400 1430')],
    ['Slot?schedule=1&start=gt2026-06-02T11:00&start=le2026-06-02T11:30', () => slotsOf(ana, '020', '1430')],
    ['Slot?schedule=2&start=2026-06-03', () => []],
    ['Slot?service-type=1&start=lt2026-06-01T10:30-03:00', () => slotsOf(ana, '010', '1200 1230 1300')],
    ['Slot?status=busy', () => []],
    ['Slot?status=http://hl7.org/fhir/slotstatus|free&_id=1-202606021200', () => slotsOf(ana, '020', '1200')],
    ['Slot?schedule=3', () => []],
    ['Slot?schedule.actor=Practitioner/1&start=2026-06-02', () => slotsOf(ana, '020', '1200 1230 1330 1400 1430')],
    ['Slot?schedule.actor=Practitioner/2&schedule=1', () => []],
    ['Slot?schedule.actor:Location=clinica&_id=1-202606021200', () => slotsOf(ana, '020', '1200')],
    ['Slot?_id=|1-202606021200,2-202606021203,1-209906021200,9-202606021200', () => slotsOf(ana, '020', '1200')],
    ['Slot?_id=1-202606021200&schedule=2', () => []],
    [
      'OperationDefinition?url=https://turnos.clinica.example/fhir/OperationDefinition/appointment-cancel',
      () => ['appointment-cancel'],
    ],
    [
      'OperationDefinition?base=https://profiles.ihe.net/ITI/Scheduling/OperationDefinition/appointment-find',
      () => ['appointment-find'],
    ],
    ['Slot?_id=1-202606021200', () => slotsOf(ana, '020', '1200')],
  ])('%s', async (line, expected) => {
    expect(await idsOf(line)).toEqual(expected().map(String));
  });

  const slotsOf = (id: number, day: string, times: string) =>
    times.split(' ').map((time) => `${id}-20260${`6${day}`.slice(0, 3)}${time}`);

  test('returns pages, with each slot once', async () => {
    const pages: (string | undefined)[][] = [];
    let line: string | undefined = 'Slot?start=lt2026-06-03&_count=7';
    while (line) {
      const { entry = [], link = [], total } = await search(line);
      expect(total).toBe(33);
      expect(link[0]).toEqual({ relation: 'self', url: `${ORIGIN}/fhir/${line}` });
      pages.push(entry.map(({ resource }) => resource?.id));
      const next = link.find(({ relation }) => relation === 'next')?.url;
      line = next?.slice(`${ORIGIN}/fhir/`.length);
    }
    expect(new Set(pages.flat()).size).toBe(33);
    expect(pages.map((page) => page.length)).toEqual([7, 7, 7, 7, 5]);
  });

  test('returns only the total on request', async () => {
    const { total, entry, link } = await search('Practitioner?_summary=count');
    expect([total, entry, link?.map(({ relation }) => relation)]).toEqual([2, undefined, ['self']]);
  });

  test('also accepts a form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { body } = await callFhir<Bundle>(app, 'POST /Practitioner/_search?active=true', {
      headers,
      body: 'name=ana',
    });
    expect(body.total).toBe(1);
  });

  test('includes references, and the references of those', async () => {
    const line = 'Slot?schedule=1&_count=2&_include=Slot:schedule';
    const typesOf = async (more: string) =>
      (await search(line + more)).entry?.map(({ resource }) => resource?.resourceType);
    expect(await typesOf('')).toEqual(['Slot', 'Slot', 'Schedule']);
    expect(await typesOf('&_include:iterate=Schedule:actor:Practitioner')).toEqual([
      'Slot',
      'Slot',
      'Schedule',
      'Practitioner',
    ]);
    const all = await search('PractitionerRole?_id=1&_include:iterate=*');
    expect(resourcesOf<HealthcareService>(all, 'HealthcareService').map(({ name }) => name)).toEqual(['Cardiología']);
    expect(all.entry).toHaveLength(4);
  });

  test('lists ignored parameters, or rejects them, as requested', async () => {
    const { entry = [], link } = await search('Practitioner?favourite=yes&name=ana');
    expect(entry.map(({ search: how }) => how?.mode)).toEqual(['match', 'outcome']);
    expect((entry[1]!.resource as OperationOutcome).issue[0]!.details!.text).toContain('favourite');
    expect(link![0]!.url).toBe(`${ORIGIN}/fhir/Practitioner?name=ana`);
    expect(await failureOf('GET /Practitioner?favourite=yes', { prefer: 'handling=strict' })).toBe(
      '400 invalid favourite: No se busca por favourite',
    );
  });
});

describe('A read', () => {
  test('has a version, for revalidation', async () => {
    const { headers, body } = await callFhir(app, `GET /Practitioner/${ana}`);
    const etag = headers.get('etag')!;
    expect(etag).toBe(`W/"${body.meta?.versionId}"`);
    const known = await callFhir(app, `GET /Practitioner/${ana}`, { headers: { 'if-none-match': etag } });
    expect([known.status, known.text]).toEqual([304, '']);
    const head = await callFhir(app, `HEAD /Practitioner/${ana}`);
    expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
  });

  test.each<[string, () => string, string, object?]>([
    ['a hidden professional', () => `GET /Practitioner/${hidden}`, '404 not-found: No existe ese Practitioner'],
    [
      'a professional who left',
      () => `GET /Schedule/${gone}`,
      '410 deleted: El profesional ya no atiende en la clínica',
    ],
    ['an unknown professional', () => 'GET /Practitioner/999999999', '404 not-found: No existe ese Practitioner'],
    [
      'a slot that is taken',
      () => 'GET /Slot/1-202606021300',
      '404 not-found: Ese horario no se ofrece, o ya está ocupado',
    ],
    ['a slot of yesterday', () => 'GET /Slot/1-202605311300', '410 deleted: Ese horario ya pasó'],
    [
      'an unsupported type',
      () => 'GET /Observation/1',
      '404 not-found: La dirección no existe; metadata dice cuáles hay',
    ],
    ['a history', () => 'GET /Slot/1/_history', '404 not-found: La dirección no existe; metadata dice cuáles hay'],
    ['a change', () => `PUT /Practitioner/${ana}`, '405 not-supported: Este recurso no admite PUT'],
    ['a new one', () => 'POST /Slot', '405 not-supported: Este recurso no admite POST'],
    [
      'XML',
      () => 'GET /Slot',
      '406 not-supported: La respuesta es application/fhir+json, y lo que se pide no la admite',
      { accept: 'application/fhir+xml' },
    ],
    [
      'XML by its address',
      () => 'GET /Slot?_format=xml',
      '406 not-supported: La respuesta es application/fhir+json, y lo que se pide no la admite',
    ],
    [
      'a form of another media type',
      () => 'POST /Slot/_search',
      '415 not-supported: El contenido debe ser application/x-www-form-urlencoded',
      { 'content-type': 'text/plain', 'content-length': '1' },
    ],
  ])('of %s returns a clear error', async (_, line, expected, headers = {}) => {
    const body = 'content-length' in headers ? 'x' : undefined;
    const { 'content-length': _length, ...rest } = headers as Record<string, string>;
    const answer = callFhir(app, line(), { headers: rest, ...(body && { body }) });
    expect(await fhirFailure(answer)).toBe(expected);
    if (expected.startsWith('405')) expect((await answer).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});

test('No request of a stranger causes a server error', async () => {
  const faults: unknown[] = [];
  for (const line of HOSTILE_LINES) {
    const { status, body } = await callFhir<{ resourceType: string } | undefined>(app, `GET /${line}`);
    if (status >= 500 || (status >= 400 && body?.resourceType !== 'OperationOutcome'))
      faults.push([line.slice(0, 80), status, body]);
  }
  expect(faults).toEqual([]);
});

test('Nor does any content that a stranger sends', async () => {
  const faults: unknown[] = [];
  for (const operation of ['$book', '$cancel', '$find', '00000000-0000-0000-0000-000000000000/$cancel']) {
    for (const body of HOSTILE_BODIES) {
      const { status } = await callFhir(app, `POST /Appointment/${operation}`, { body: JSON.stringify(body) });
      if (status < 400 || status >= 500) faults.push([operation, body, status]);
    }
  }
  expect(faults).toEqual([]);
  const xml = { body: '<x/>', headers: { 'content-type': 'application/fhir+xml' } };
  expect(await fhirFailure(callFhir(app, 'POST /Appointment/$book', xml))).toBe(
    '415 not-supported: El contenido debe ser application/fhir+json',
  );
});
