import { setImmediate as settled } from 'node:timers/promises';

import { HandTimers } from '../testing/harness/hand-timers';
import { OpenClinics } from './open-clinics';

/** Fake clinics, and a record of their events. */
function clinicsOf(most: number) {
  const timers = new HandTimers();
  const events: string[] = [];
  const away = new Set<string>();
  const busy = new Set<string>();
  const stuck = new Set<string>();
  const work = new Map<string, Promise<void>>();
  const clinics = new OpenClinics({
    most,
    idleMs: 60_000,
    timers,
    async open(name) {
      events.push(`open ${name}`);
      if (away.has(name)) throw new Error('away');
      return {
        isBusy: () => busy.has(name),
        endStreams: () => void events.push(`end streams of ${name}`),
        settle: async () => work.get(name),
        async close() {
          events.push(`close ${name}`);
          if (stuck.has(name)) throw new Error('stuck');
          return null;
        },
      };
    },
    onUnopened: (name) => void events.push(`fail ${name}`),
    onClosed: () => undefined,
    onEndingFailed: (name) => void events.push(`fail to end ${name}`),
  });
  return { clinics, timers, events, away, busy, stuck, work };
}

test('parallel requests share one opening', async () => {
  const { clinics, events } = clinicsOf(2);
  await Promise.all([clinics.use('norte'), clinics.use('norte'), clinics.use('sur')]);
  expect(events).toEqual(['open norte', 'open sur']);
});

test('a clinic stays open while in use, and a while after', async () => {
  const { clinics, timers, events } = clinicsOf(2);
  const [one, other] = [await clinics.use('norte'), await clinics.use('norte')];
  one.release();
  one.release();
  await timers.advance(600_000);
  expect(events).toEqual(['open norte']);
  other.release();
  await timers.advance(59_000);
  expect(events).toEqual(['open norte']);
  await timers.advance(1_000);
  expect(events).toEqual(['open norte', 'close norte']);
});

test('when full, the longest unused clinic is closed', async () => {
  const { clinics, timers, events } = clinicsOf(2);
  for (const name of ['norte', 'sur']) {
    (await clinics.use(name)).release();
    await timers.advance(1_000);
  }
  (await clinics.use('norte')).release();
  await clinics.use('este');
  await settled();
  expect(events).toEqual(['open norte', 'open sur', 'open este', 'close sur']);
});

test('a clinic with a running backup stays open until its end', async () => {
  const { clinics, timers, events, busy } = clinicsOf(2);
  busy.add('norte');
  (await clinics.use('norte')).release();
  await timers.advance(1_000);
  (await clinics.use('sur')).release();
  await clinics.close('norte');
  const este = await clinics.use('este');
  await timers.advance(180_000);
  expect(events).toEqual(['open norte', 'open sur', 'open este', 'close sur']);
  busy.clear();
  await timers.advance(60_000);
  expect(events.at(-1)).toBe('close norte');
  este.release();
});

test('when all are in use, a request waits for a limited time', async () => {
  const { clinics, timers, events } = clinicsOf(1);
  const norte = await clinics.use('norte');
  const waiting = clinics.use('sur');
  norte.release();
  const sur = await waiting;
  await settled();
  expect(events).toEqual(['open norte', 'open sur', 'close norte']);

  const tooLate = clinics.use('este').catch(({ code }: { code: string }) => code);
  await timers.advance(5_000);
  expect(await tooLate).toBe('UNAVAILABLE');
  sur.release();
});

test('all requests waiting for a clinic enter together', async () => {
  const { clinics, events } = clinicsOf(1);
  const norte = await clinics.use('norte');
  const waiting = [clinics.use('sur'), clinics.use('sur'), clinics.use('sur')];
  norte.release();
  await Promise.all(waiting);
  expect(events).toEqual(['open norte', 'open sur', 'close norte']);
});

test('a request woken without room keeps its waiting time', async () => {
  const { clinics, timers } = clinicsOf(1);
  await clinics.use('norte');
  const tooLate = clinics.use('este').catch(({ code }: { code: string }) => code);
  await timers.advance(4_000);
  (await clinics.use('sur', { isExtra: true })).release();
  await settled();
  await timers.advance(1_000);
  expect(await tooLate).toBe('UNAVAILABLE');
});

test('a visit to a clinic under care waits for a place too', async () => {
  const { clinics, events } = clinicsOf(1);
  const norte = await clinics.use('norte');
  await clinics.use('sur', { isExtra: true });
  let isIn = false;
  const visitor = clinics.use('sur').then(() => (isIn = true));
  await settled();
  expect(isIn).toBe(false);
  norte.release();
  await visitor;
  await settled();
  expect(events).toEqual(['open norte', 'open sur', 'close norte']);
});

test('a clinic under care takes no place', async () => {
  const { clinics, events } = clinicsOf(1);
  await clinics.use('norte');
  await clinics.use('sur', { isExtra: true });
  expect(events).toEqual(['open norte', 'open sur']);
});

test('a clinic that cannot be opened pauses for two seconds and blocks no other', async () => {
  const { clinics, timers, events, away } = clinicsOf(1);
  away.add('rota');
  const ended = () =>
    clinics.use('rota').then(
      () => 'open',
      ({ code }: { code: string }) => code,
    );
  expect([await ended(), await ended()]).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
  (await clinics.use('norte')).release();
  expect(events).toEqual(['open rota', 'fail rota', 'open norte']);
  away.clear();
  await timers.advance(2_000);
  expect(await ended()).toBe('open');
});

test('a failure to close is not reported as a failure to open', async () => {
  const { clinics, events, stuck } = clinicsOf(1);
  stuck.add('norte');
  (await clinics.use('norte')).release();
  await clinics.close('norte');
  await clinics.use('norte');
  expect(events).toEqual(['open norte', 'close norte', 'fail to end norte', 'open norte']);
});

test('a changed clinic ends streams, answers running requests and reopens for new ones', async () => {
  const { clinics, events } = clinicsOf(2);
  const before = await clinics.use('norte');
  await clinics.retire('norte');
  await clinics.use('norte');
  expect(events).toEqual(['open norte', 'end streams of norte', 'open norte']);
  before.release();
  await clinics.closeAll();
  expect(events.slice(3)).toEqual(['close norte', 'close norte']);
});

test('a changed clinic finishes its backup before closing; a stopping process does not wait for it', async () => {
  const { clinics, events, work } = clinicsOf(2);
  let end = (): void => undefined;
  work.set('norte', new Promise((resolve) => (end = resolve)));
  for (const way of ['ends', 'breaks off']) {
    (await clinics.use('norte')).release();
    void clinics.retire('norte');
    await settled();
    expect(events.splice(0)).toEqual(['open norte', 'end streams of norte']);
    if (way === 'breaks off') await clinics.closeAll();
    end();
    await settled();
    expect(events.splice(0)).toEqual(['close norte']);
    work.set('norte', new Promise((resolve) => (end = resolve)));
  }
});
