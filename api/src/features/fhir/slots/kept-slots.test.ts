import type { Appointment, Bundle, Slot } from '@medplum/fhirtypes';

import { makeProfessional } from '../../../testing/factories/people';
import { makeAppointment, makeRoom } from '../../../testing/factories/rooms';
import type { TestApp } from '../../../testing/harness/app';
import { PATIENT } from '../../../testing/harness/clinic-with-turnos';
import { callFhir, resourcesOf } from '../../../testing/harness/fhir';
import { openPublicClinic } from '../../../testing/harness/public-clinic';

let app: TestApp;
let ana = 0;
beforeAll(async () => {
  ({ app, ana } = await openPublicClinic({ publicAnswersKeptMs: 3_000 }));
});
afterAll(() => app.close());

const passSeconds = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1_000);
};
const search = async (line: string) => (await callFhir<Bundle>(app, `GET /${line}`)).body;

test('A slot booked on this server leaves the list at once, though answers are cached for some seconds', async () => {
  const slot = `${ana}-202606021200`;
  const isFree = async () => (await search(`Slot?_id=${slot}`)).total === 1;
  // Later searches rely on no write since the previous one.
  for (let time = 0; time < 3; time += 1) {
    passSeconds(4);
    expect(await isFree()).toBe(true);
  }
  const body = { resourceType: 'Appointment', slot: [{ reference: `Slot/${slot}` }], contained: [PATIENT] };
  expect((await callFhir(app, 'POST /Appointment/$book', { body })).status).toBe(201);
  expect(await isFree()).toBe(false);
});

test('The slots of many professionals equal those of each, also beyond the published dates', async () => {
  for (let count = 0; count < 20; count += 1) await makeProfessional(app.db, { hours: ['09:00-09:30'] });
  passSeconds(4);
  const found = async (days: string, whose = '') =>
    resourcesOf<Appointment>(await search(`Appointment/$find?${days}&_count=200${whose}`), 'Appointment');
  for (const days of ['start=2026-06-29&end=2026-07-02', 'start=2026-07-29&end=2026-08-01T10:00']) {
    const anas = await found(days, `&schedule=${ana}`);
    expect(anas.length).toBeGreaterThan(10);
    const all = await found(days);
    expect(all.filter(({ id }) => id?.startsWith(`${ana}-`))).toEqual(anas);
    expect(all.length).toBeGreaterThan(anas.length);
    expect(all.map(({ start }) => start)).toEqual(all.map(({ start }) => start).sort());
  }
});

test('Slots by id are the same before and after all are published, and a taken one is missing', async () => {
  const ids = ['1330', '1400', '1430'].map((time) => `${ana}-20260609${time}`);
  const found = async () => {
    passSeconds(4);
    return resourcesOf<Slot>(await search(`Slot?_id=${ids.join()},${ana}-202606090301`), 'Slot');
  };
  const one = await found();
  expect(one.map(({ id }) => id)).toEqual(ids);
  await callFhir(app, 'GET /$bulk-publish');
  expect(await found()).toEqual(one);
  const at = { from: '2026-06-09T11:00-03:00', to: '2026-06-09T11:30-03:00' };
  await makeAppointment(app.db, { professionalId: ana, roomId: await makeRoom(app.db), ...at });
  await callFhir(app, 'GET /$bulk-publish');
  expect((await found()).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
});
