import { setImmediate as settled } from 'node:timers/promises';

import { HandTimers } from '../testing/harness/hand-timers';
import { OpenClinics } from './open-clinics';

/** Clinics without anything behind them, and what happened to them. */
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

test('Whoever comes while a clinic is being opened shares the opening', async () => {
  const { clinics, events } = clinicsOf(2);
  await Promise.all([clinics.use('norte'), clinics.use('norte'), clinics.use('sur')]);
  expect(events).toEqual(['open norte', 'open sur']);
});

test('A clinic stays open as long as one of its visitors does, and a while after', async () => {
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

test('Where all places are taken, the clinic that nobody uses for longest leaves', async () => {
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

test('One that makes a backup stays open until it has ended, whoever needs its place', async () => {
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

test('Where all are in use a visitor waits for a place, but not for long', async () => {
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

test('All who wait for the same clinic come in together, also when the first of them stays', async () => {
  const { clinics, events } = clinicsOf(1);
  const norte = await clinics.use('norte');
  const waiting = [clinics.use('sur'), clinics.use('sur'), clinics.use('sur')];
  norte.release();
  await Promise.all(waiting);
  expect(events).toEqual(['open norte', 'open sur', 'close norte']);
});

test('Whoever is woken without finding room has waited already', async () => {
  const { clinics, timers } = clinicsOf(1);
  await clinics.use('norte');
  const tooLate = clinics.use('este').catch(({ code }: { code: string }) => code);
  await timers.advance(4_000);
  (await clinics.use('sur', { isExtra: true })).release();
  await settled();
  await timers.advance(1_000);
  expect(await tooLate).toBe('UNAVAILABLE');
});

test('A visitor of one that is only looked after waits for a place as others do', async () => {
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

test('One that is only looked after takes nobody’s place', async () => {
  const { clinics, events } = clinicsOf(1);
  await clinics.use('norte');
  await clinics.use('sur', { isExtra: true });
  expect(events).toEqual(['open norte', 'open sur']);
});

test('One that cannot be opened is left alone for two seconds, and holds nobody else up', async () => {
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

test('One that was open and is not closed as it should be is not told of as one that cannot be opened', async () => {
  const { clinics, events, stuck } = clinicsOf(1);
  stuck.add('norte');
  (await clinics.use('norte')).release();
  await clinics.close('norte');
  await clinics.use('norte');
  expect(events).toEqual(['open norte', 'close norte', 'fail to end norte', 'open norte']);
});

test('A changed one ends its streams, answers what it was asked, and is opened anew for whoever comes', async () => {
  const { clinics, events } = clinicsOf(2);
  const before = await clinics.use('norte');
  await clinics.retire('norte');
  await clinics.use('norte');
  expect(events).toEqual(['open norte', 'end streams of norte', 'open norte']);
  before.release();
  await clinics.closeAll();
  expect(events.slice(3)).toEqual(['close norte', 'close norte']);
});

test('A changed one ends its backup before it is closed; a process that stops does not wait for that', async () => {
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
