import { deferred } from '../platform/jobs/testing/open-jobs';
import { MONDAY_8AM } from '../testing/harness/app';
import { eventually } from '../testing/harness/eventually';
import { HandTimers } from '../testing/harness/hand-timers';
import { IdleClinicRunner, type IdleRunnable } from './idle-clinic-runner';
import { OpenClinics } from './open-clinics';

/** A runner for one idle clinic, and its log. */
function runnerOf(catchUp: IdleRunnable['catchUp']) {
  const timers = new HandTimers();
  const told: string[] = [];
  const clinics = new OpenClinics<IdleRunnable>({
    most: 1,
    idleMs: 60_000,
    timers,
    open: async () => ({
      isBusy: () => false,
      endStreams: () => undefined,
      settle: async () => undefined,
      close: async () => null,
      catchUp,
    }),
    onUnopened: () => undefined,
    onClosed: () => undefined,
    onEndingFailed: () => undefined,
  });
  const runner = new IdleClinicRunner({
    clinics,
    timers,
    clock: () => MONDAY_8AM,
    all: () => ['norte'],
    onFailure: (name) => void told.push(`fails ${name}`),
    onSuccess: (name) => void told.push(`works ${name}`),
  });
  return { runner, told };
}

test('completed care reports success', async () => {
  const { runner, told } = runnerOf(async () => undefined);
  runner.start();
  await eventually(async () => expect(told).toEqual(['works norte']));
  await runner.stop();
});

test('care that the server’s stop cut short does not report success', async () => {
  const begun = deferred();
  const { runner, told } = runnerOf(async (signal) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  });
  runner.start();
  await begun.promise;
  await runner.stop();
  expect(told).toEqual([]);
});
