import { deferred } from '../platform/jobs/testing/open-jobs';
import { MONDAY_8AM } from '../testing/harness/app';
import { eventually } from '../testing/harness/eventually';
import { HandTimers } from '../testing/harness/hand-timers';
import { Caretaker, type CaredFor } from './caretaker';
import { OpenClinics } from './open-clinics';

/** A caretaker of one idle clinic, and its log. */
function caretakerOf(catchUp: CaredFor['catchUp']) {
  const timers = new HandTimers();
  const told: string[] = [];
  const clinics = new OpenClinics<CaredFor>({
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
  const caretaker = new Caretaker({
    clinics,
    timers,
    clock: () => MONDAY_8AM,
    all: () => ['norte'],
    onFailure: (name) => void told.push(`fails ${name}`),
    onSuccess: (name) => void told.push(`works ${name}`),
  });
  return { caretaker, told };
}

test('completed care reports success', async () => {
  const { caretaker, told } = caretakerOf(async () => undefined);
  caretaker.start();
  await eventually(async () => expect(told).toEqual(['works norte']));
  await caretaker.stop();
});

test('care that the server’s stop cut short does not report success', async () => {
  const begun = deferred();
  const { caretaker, told } = caretakerOf(async (signal) => {
    begun.resolve();
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  });
  caretaker.start();
  await begun.promise;
  await caretaker.stop();
  expect(told).toEqual([]);
});
