import type { Resource, Slot } from '@medplum/fhirtypes';

import { makeAppointment } from '../../testing/factories/rooms';
import type { TestApp } from '../../testing/harness/app';
import { assertSound, callFhir, fhirFailure } from '../../testing/harness/fhir';
import { dataOf } from '../../testing/harness/graphql';
import { monthOf } from '../../testing/harness/slots';
import { openPublicClinic, ORIGIN } from '../../testing/harness/public-clinic';

const DEEP_LINK = 'http://hl7.org/fhir/uv/smart-scheduling-links/StructureDefinition/booking-deep-link';
const PHONE = 'http://fhir-registry.smarthealthit.org/StructureDefinition/booking-phone';

let app: TestApp;
let [ana, pablo, room] = [0, 0, 0];
beforeAll(async () => {
  ({ app, ana, pablo, room } = await openPublicClinic());
});
afterAll(() => app.close());

interface Manifest {
  transactionTime: string;
  output: { type: string; url: string }[];
}

async function published() {
  const { text } = await callFhir(app, 'GET /$bulk-publish');
  const manifest = JSON.parse(text) as Manifest;
  const lines = await Promise.all(
    manifest.output.map(async ({ url }) => (await callFhir(app, `GET ${url.slice(`${ORIGIN}/fhir`.length)}`)).text),
  );
  const resources = lines.flatMap((file) => file.trim().split('\n')).map((line) => JSON.parse(line) as Resource);
  return { manifest, slots: resources.filter((it): it is Slot => it.resourceType === 'Slot'), resources };
}

describe('The bulk publication', () => {
  test('lists exactly the slots offered to a visitor', async () => {
    const { slots } = await published();
    for (const professionalId of [ana, pablo]) {
      const { monthSlots } = await dataOf(monthOf(app, { professionalId }));
      const offered = monthSlots.days.flatMap((day) => day.slots);
      const own = slots.filter(({ schedule }) => schedule.reference === `Schedule/${professionalId}`);
      expect(own.map(({ start }) => start)).toEqual(offered);
      expect(own.length).toBeGreaterThan(100);
    }
    expect(slots.every(({ status }) => status === 'free')).toBe(true);
    expect(slots.some(({ start }) => start === '2026-06-02T10:00:00-03:00')).toBe(false);
  });

  test('contains valid FHIR resources that refer to each other', async () => {
    const { manifest, resources } = await published();
    resources.forEach(assertSound);
    const known = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`));
    const referred = JSON.stringify(resources).matchAll(/"reference":"([^"]+)"/g);
    expect([...referred].map(([, reference]) => reference).filter((it) => !known.has(it!))).toEqual([]);
    expect(new Set(manifest.output.map(({ type }) => type))).toEqual(
      new Set(['Practitioner', 'PractitionerRole', 'HealthcareService', 'Location', 'Schedule', 'Slot']),
    );
    expect(JSON.stringify(resources)).not.toMatch(/Oculto|Gina|ejemplo\.example|Pedro/);
  });

  test('contains the register numbers of professionals and the clinic’s town', async () => {
    const { resources } = await published();
    const practitioner = resources.find((it) => it.resourceType === 'Practitioner' && it.id === String(ana));
    expect(practitioner).toMatchObject({
      identifier: [
        { use: 'usual' },
        { use: 'official', system: 'https://sisa.msal.gov.ar/REFEPS', value: '541030736087' },
        { use: 'official', type: { text: 'Matrícula' }, value: 'MN 123456' },
        { use: 'official', type: { text: 'Matrícula' }, value: 'MP 777' },
      ],
    });
    expect(resources.find(({ resourceType }) => resourceType === 'Location')).toMatchObject({
      address: { text: 'Mitre 120', line: ['Mitre 120'], city: 'Villa María', state: 'Córdoba', postalCode: 'X5000' },
    });
  });

  test('contains each slot’s booking link and phone', async () => {
    const { slots } = await published();
    const slot = slots.find(({ id }) => id === `${ana}-202606021330`);
    const [link, phone] = [DEEP_LINK, PHONE].map((url) => slot?.extension?.find((it) => it.url === url));
    expect(link?.valueUrl).toBe(`${ORIGIN}/book/${ana}?dia=2026-06-02&hora=10:30`);
    expect(phone?.valueString).toBe('11 4444-5555');
    expect(slot?.end).toBe('2026-06-02T11:00:00-03:00');
  });

  test('is sent again only after a change, on any server', async () => {
    const first = await callFhir(app, 'GET /$bulk-publish');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    const known = { 'if-none-match': first.headers.get('etag')! };
    const again = await callFhir(app, 'GET /$bulk-publish', { headers: known });
    expect([again.status, again.headers.get('vary')]).toEqual([304, first.headers.get('vary')]);
    const untouched = await callFhir(app, 'GET /bulk/Slot-2026-06-05.ndjson');

    // Written as by another server: this one gets no signal.
    const id = await makeAppointment(app.db, {
      professionalId: ana,
      roomId: room,
      from: '2026-06-04T09:00-03:00',
      to: '2026-06-04T09:30-03:00',
    });
    const changed = await callFhir(app, 'GET /$bulk-publish', { headers: known });
    expect(changed.status).toBe(200);
    const file = await callFhir(app, 'GET /bulk/Slot-2026-06-04.ndjson');
    expect(file.text).not.toContain(`${ana}-202606041200`);
    const same = { 'if-none-match': untouched.headers.get('etag')! };
    expect((await callFhir(app, 'GET /bulk/Slot-2026-06-05.ndjson', { headers: same })).status).toBe(304);

    await app.db.pool.query('DELETE FROM appointments WHERE id = $1', [id]);
    expect((await callFhir(app, 'GET /$bulk-publish', { headers: known })).status).toBe(304);
  });

  test('is compressed NDJSON', async () => {
    const { headers } = await callFhir(app, 'GET /bulk/Slot-2026-06-02.ndjson', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('content-type')).toBe('application/fhir+ndjson; charset=utf-8');
  });
});

test('A slot leaves the publication when it starts too soon', async () => {
  const nine = `${ana}-202606011200`;
  expect((await published()).slots.some(({ id }) => id === nine)).toBe(true);
  app.clock.now = new Date('2026-06-01T11:01:00Z');
  expect((await published()).slots.some(({ id }) => id === nine)).toBe(false);
  expect(await fhirFailure(callFhir(app, `GET /Slot/${nine}`))).toBe(
    '404 not-found: Ese horario no se ofrece, o ya está ocupado',
  );
});
