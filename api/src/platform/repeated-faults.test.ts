import { HandTimers } from '../testing/harness/hand-timers';
import { createLog } from './log';
import { smtpMailer } from './mail/smtp-mailer';
import { RepeatedFaults } from './repeated-faults';

const MINUTE_MS = 60_000;
const AWAY = Object.assign(new Error('192.0.2.7 refuses ana@ejemplo.example'), { code: 'ECONNREFUSED' });
const REFUSED = Object.assign(new Error('No'), { code: 'EAUTH' });

/** Simulated mails, and the log as `minute reason times` or `minute works times`. */
function mails() {
  const timers = new HandTimers();
  const told: string[] = [];
  const lines: string[] = [];
  const log = createLog('info', {
    write(line) {
      lines.push(line);
      const { err, times = 1 } = JSON.parse(line) as { err?: { code?: string; message?: string }; times?: number };
      told.push(`${timers.now() / MINUTE_MS} ${err ? (err.code ?? err.message) : 'works'} ${times}`);
    },
  });
  const faults = new RepeatedFaults(log, timers);
  const fail = (err: unknown = AWAY) => faults.failed('mails', { err }, 'a mail failed');
  return {
    faults,
    lines,
    told: () => told.splice(0),
    fail,
    work: () => faults.works('mails', 'mails leave again'),
    pass: (minutes: number) => timers.advance(minutes * MINUTE_MS),
    async failEachMinute(minutes: number) {
      for (let minute = 0; minute < minutes; minute += 1) {
        fail();
        await timers.advance(MINUTE_MS);
      }
    },
  };
}

test('a failure each minute is logged at once, then at growing intervals up to a day, with its count', async () => {
  const { failEachMinute, told } = mails();
  await failEachMinute(2 * 24 * 60 + 1);
  expect(told()).toEqual([
    '0 ECONNREFUSED 1',
    '5 ECONNREFUSED 5',
    '15 ECONNREFUSED 10',
    '35 ECONNREFUSED 20',
    '75 ECONNREFUSED 40',
    '155 ECONNREFUSED 80',
    '315 ECONNREFUSED 160',
    '635 ECONNREFUSED 320',
    '1275 ECONNREFUSED 640',
    '2555 ECONNREFUSED 1280',
  ]);
});

test('recovery is logged once, with the failures since the last line', async () => {
  const { failEachMinute, work, told } = mails();
  work();
  await failEachMinute(8);
  work();
  work();
  expect(told()).toEqual(['0 ECONNREFUSED 1', '5 ECONNREFUSED 5', '8 works 2']);
});

test('another reason is logged at once; alternating reasons are not repeated', async () => {
  const { fail, pass, told } = mails();
  for (let minute = 0; minute < 5; minute += 1) {
    fail(minute % 2 === 0 ? AWAY : REFUSED);
    await pass(1);
  }
  expect(told()).toEqual(['0 ECONNREFUSED 1', '1 EAUTH 1']);
  await pass(1);
  fail();
  expect(told()).toEqual(['6 ECONNREFUSED 4']);
});

test('the same error at another place in our code is another reason', () => {
  const { fail, told } = mails();
  const remind = () => Object.assign(new Error('No'), { code: '42P01' });
  const offer = () => Object.assign(new Error('No'), { code: '42P01' });
  for (const fault of [remind, offer, remind, offer]) fail(fault());
  expect(told()).toEqual(['0 42P01 1', '0 42P01 1']);
});

test('an unreachable mail server is one reason for all mails', async () => {
  const { fail, told } = mails();
  const mailer = smtpMailer('smtp://127.0.0.1:1', 'turnos@clinica.example');
  const mail = {
    fromName: '',
    to: 'ana@ejemplo.example',
    replyTo: null,
    subject: '',
    text: '',
    html: '',
    attachments: [],
  };
  const remind = async () => void (await mailer.send({ ...mail, id: 'reminder.1.0' }, new Date(0)));
  const offer = async () => void (await mailer.send({ ...mail, id: 'offer.2.0' }, new Date(0)));
  for (const send of [remind, offer]) await send().catch(fail);
  expect(told()).toEqual(['0 SMTP ESOCKET 1']);
});

test('reasons that always differ do not fill the log', async () => {
  const { fail, told } = mails();
  for (let number = 0; number < 100; number += 1) fail(new Error(`Mail ${number} failed`));
  expect(told()).toHaveLength(5);
});

test('alternating failure and recovery logs at most two lines in five minutes', async () => {
  const { fail, work, pass, told } = mails();
  for (let second = 0; second < 5 * 60; second += 1) {
    fail();
    work();
    await pass(1 / 60);
  }
  expect(told()).toEqual(['0 ECONNREFUSED 1', '0 works 1']);
  fail();
  expect(told()).toEqual(['5 ECONNREFUSED 300']);
});

test('after five minutes of success, each reason is logged at once again', async () => {
  const { fail, work, pass, told } = mails();
  for (let number = 0; number < 5; number += 1) fail(new Error(`Mail ${number} failed`));
  work();
  await pass(5);
  told();
  for (const reason of [AWAY, REFUSED, AWAY, REFUSED]) fail(reason);
  expect(told()).toEqual(['5 ECONNREFUSED 1', '5 EAUTH 1']);
});

test('a failure long after the last one is logged at once', async () => {
  const { failEachMinute, fail, pass, told } = mails();
  await failEachMinute(24 * 60);
  told();
  await pass(2 * 60);
  fail();
  expect(told()).toEqual([`${26 * 60} ECONNREFUSED 1`]);
});

test('clinics are logged separately by name, and a reopened one repeats nothing', async () => {
  const { faults, lines } = mails();
  for (const clinic of ['norte', 'sur', 'norte', 'sur'])
    faults.of(clinic).failed('mails', { err: AWAY }, 'a mail failed');
  expect(lines.map((line) => (JSON.parse(line) as { clinic: string }).clinic)).toEqual(['norte', 'sur']);
  expect(lines.join('')).not.toContain('ana@');
});
