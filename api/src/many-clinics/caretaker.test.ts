import { deferred } from '../platform/jobs/testing/open-jobs';
import { MONDAY_8AM } from '../testing/harness/app';
import { eventually } from '../testing/harness/eventually';
import { HandTimers } from '../testing/harness/hand-timers';
import { Caretaker, type CaredFor } from './caretaker';
import { OpenClinics } from './open-clinics';

/** The jobs of a clinic that nobody visits, and what is told of them. */
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

test('Care that came to its end tells that it works', async () => {
  const { caretaker, told } = caretakerOf(async () => undefined);
  caretaker.start();
  await eventually(async () => expect(told).toEqual(['works norte']));
  await caretaker.stop();
});

test('Care that the end of the server cut short does not tell that it works', async () => {
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
