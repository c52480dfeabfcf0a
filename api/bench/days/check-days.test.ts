import { faultsOfDays } from './check-days';
import type { CaughtMail, DaysHistory, Turno } from './days-history';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const at = (local: string) => Date.parse(`${local}:00-03:00`);

/** Booked at ten for a quarter past eleven in two days. */
const TURNO: Turno = {
  id: '1a',
  email: 'paciente-1@ejemplo.example',
  durationMs: 30 * MINUTE_MS,
  steps: [{ at: at('2026-06-01T10:00'), kind: 'booked', start: at('2026-06-03T11:15') }],
};
const MOVED: Turno = {
  ...TURNO,
  steps: [...TURNO.steps, { at: at('2026-06-01T12:00'), kind: 'moved', start: at('2026-06-04T15:30') }],
};
const CANCELLED: Turno = { ...TURNO, steps: [...TURNO.steps, { at: at('2026-06-01T12:00'), kind: 'cancelled' }] };

function mail(id: string, arrived: string, changes: Partial<CaughtMail> = {}): CaughtMail {
  const subject = 'Turno: miércoles, 3 de junio de 2026, 11:15 - Clínica';
  const to = [TURNO.email];
  return { at: at(arrived), id, subject, recipients: to, addresses: to, attachments: ['turno.ics'], ...changes };
}

const RECEIVED = mail('appointment-received.1a.0', '2026-06-01T10:01');
const REMINDER = mail('appointment-reminder.1a.0', '2026-06-02T11:16');
const CANCELLATION = mail('appointment-cancelled.1a.1', '2026-06-01T12:04');
const NEW_TIME = mail('appointment-moved.1a.1', '2026-06-01T12:04', {
  subject: 'Turno reprogramado: jueves, 4 de junio de 2026, 15:30 - Clínica',
});

/** Two days with all of their papers. */
function history(changes: Partial<DaysHistory> = {}): DaysHistory {
  const from = at('2026-06-01T09:00');
  const until = from + 2 * DAY_MS;
  const days = {
    from,
    until,
    timeZone: 'America/Argentina/Buenos_Aires',
    backupHour: 3,
    turnos: [TURNO],
    mails: [RECEIVED, REMINDER],
    troubles: [],
    backups: [at('2026-06-02T03:02'), at('2026-06-03T03:04')],
    unclosed: [],
    oldestKey: null,
    ...changes,
  };
  return { ...days, mails: [...PAPERS, ...days.mails] };
}

const PAPERS: CaughtMail[] = Array.from({ length: 24 }, (_, index) => {
  const due = at('2026-06-01T09:00') + index * 2 * 60 * MINUTE_MS;
  const [today, next] = [due, due + DAY_MS].map((one) => new Date(one - 3 * 60 * MINUTE_MS).toISOString().slice(0, 10));
  return {
    at: due + MINUTE_MS,
    id: `day-paper.${index}`,
    subject: '',
    recipients: [],
    addresses: [],
    attachments: [`turnos-${today}.pdf`, `turnos-${next}.pdf`],
  };
});

const faultsWith = (changes: Partial<DaysHistory>) => faultsOfDays(history(changes));

describe('accepts', () => {
  it.each<[string, Partial<DaysHistory>]>([
    ['a mail of the booking, and one reminder', {}],
    ['a mail with the new time of a moved turno', { turnos: [MOVED], mails: [RECEIVED, NEW_TIME] }],
    ['a mail of a cancellation, and no reminder', { turnos: [CANCELLED], mails: [RECEIVED, CANCELLATION] }],
    [
      'a refused mail that comes when the server recovers',
      {
        mails: [{ ...RECEIVED, at: at('2026-06-01T10:31') }, REMINDER],
        troubles: [{ kind: 'refuses', from: at('2026-06-01T09:55'), until: at('2026-06-01T10:25') }],
      },
    ],
    [
      'a second mail after the server hung up',
      {
        mails: [RECEIVED, { ...RECEIVED, at: at('2026-06-01T10:02') }, REMINDER],
        troubles: [{ kind: 'hangs up', from: at('2026-06-01T09:55'), until: at('2026-06-01T10:05') }],
      },
    ],
    [
      'a reminder that a stalled server accepts just after a cancellation',
      {
        turnos: [{ ...TURNO, steps: [...TURNO.steps, { at: at('2026-06-02T11:15'), kind: 'cancelled' }] }],
        mails: [RECEIVED, REMINDER, mail('appointment-cancelled.1a.1', '2026-06-02T11:19')],
        troubles: [{ kind: 'stalls', from: at('2026-06-02T11:10'), until: at('2026-06-02T11:20') }],
      },
    ],
    ['an unclosed turno that is past', { unclosed: [{ at: at('2026-06-03T11:45'), count: 1 }] }],
    ['a key that is kept for two days', { oldestKey: at('2026-06-01T10:00') }],
  ])('%s', (_, changes) => {
    expect(faultsWith(changes)).toEqual([]);
  });
});

describe('reports', () => {
  it.each<[string, Partial<DaysHistory>, string[]]>([
    [
      'a booking without a mail',
      { mails: [REMINDER] },
      ['Turno 1a was booked at 2026-06-01T13:00, without a mail by 2026-06-01T13:03'],
    ],
    [
      'a late mail of a move',
      { turnos: [MOVED], mails: [RECEIVED, { ...NEW_TIME, at: at('2026-06-01T12:07') }] },
      ['Turno 1a was moved at 2026-06-01T15:00, without a mail by 2026-06-01T15:06'],
    ],
    [
      'a mail of a move with the time before',
      { turnos: [MOVED], mails: [RECEIVED, { ...NEW_TIME, subject: RECEIVED.subject }] },
      ['Turno 1a was moved at 2026-06-01T15:00, without a mail by 2026-06-01T15:06'],
    ],
    [
      'a cancellation without a mail',
      { turnos: [CANCELLED], mails: [RECEIVED] },
      ['Turno 1a was cancelled at 2026-06-01T15:00, without a mail by 2026-06-01T15:06'],
    ],
    [
      'a reminder of a cancelled turno',
      { turnos: [CANCELLED], mails: [RECEIVED, CANCELLATION, REMINDER] },
      ['Turno 1a has an undue reminder at 2026-06-02T14:16'],
    ],
    [
      'a reminder too early, and none in time',
      { mails: [RECEIVED, { ...REMINDER, at: at('2026-06-02T11:14') }] },
      [
        'Turno 1a has an undue reminder at 2026-06-02T14:14',
        'Turno 1a of 2026-06-03T14:15 has no reminder by 2026-06-02T14:18',
      ],
    ],
    [
      'a reminder an hour off, as after a change of the clock',
      { mails: [RECEIVED, { ...REMINDER, subject: REMINDER.subject.replace('11:15', '12:15') }] },
      ['Turno 1a of 2026-06-03T14:15 has no reminder by 2026-06-02T14:18'],
    ],
    [
      'a second reminder',
      { mails: [RECEIVED, REMINDER, { ...REMINDER, id: 'appointment-reminder.1a.1' }] },
      ['Turno 1a of 2026-06-03T14:15 has 2 reminders'],
    ],
    [
      'a mail to another patient',
      { mails: [{ ...RECEIVED, recipients: ['paciente-2@ejemplo.example'] }, REMINDER] },
      ['Turno 1a was sent to paciente-2@ejemplo.example with paciente-1@ejemplo.example: appointment-received.1a.0'],
    ],
    [
      'a mail with another patient’s address in it',
      { mails: [{ ...RECEIVED, addresses: ['paciente-2@ejemplo.example'] }, REMINDER] },
      ['Turno 1a was sent to paciente-1@ejemplo.example with paciente-2@ejemplo.example: appointment-received.1a.0'],
    ],
    [
      'the same mail again after the server had accepted it',
      {
        mails: [RECEIVED, { ...RECEIVED, at: at('2026-06-01T10:02') }, REMINDER],
        troubles: [{ kind: 'refuses', from: at('2026-06-01T09:55'), until: at('2026-06-01T10:05') }],
      },
      ['appointment-received.1a.0 was sent at 2026-06-01T13:01 and again at 2026-06-01T13:02'],
    ],
    ['a night without a backup', { backups: [at('2026-06-02T03:02')] }, ['0 backups of the night of 2026-06-03T06:00']],
    [
      'a night with two',
      { backups: [at('2026-06-02T03:02'), at('2026-06-02T04:02'), at('2026-06-03T03:04')] },
      ['2 backups of the night of 2026-06-02T06:00'],
    ],
    [
      'a late backup',
      { backups: [at('2026-06-02T03:11'), at('2026-06-03T03:04')] },
      ['The backup of the night of 2026-06-02T06:00 was late'],
    ],
    [
      'a turno that is counted as unclosed before its end',
      { unclosed: [{ at: at('2026-06-03T11:44'), count: 1 }] },
      ['1 turnos were unclosed at 2026-06-03T14:44, and should be 0'],
    ],
    [
      'a key that is kept for longer',
      { oldestKey: at('2026-06-01T06:59') },
      ['A retry’s key of 2026-06-01T09:59 is still kept'],
    ],
  ])('%s', (_, changes, faults) => {
    expect(faultsWith(changes)).toEqual(faults);
  });
});

describe('the paper of the day', () => {
  it('is reported when missing or doubled', () => {
    const days = history();
    const [first, ...others] = days.mails;
    expect(faultsOfDays({ ...days, mails: others })).toEqual(['0 papers of the day at 2026-06-01T12:00']);
    const second = { ...first!, id: 'day-paper.again' };
    expect(faultsOfDays({ ...days, mails: [second, ...days.mails] })).toEqual([
      '2 papers of the day at 2026-06-01T12:00',
    ]);
  });

  it('lists the turnos of the clinic’s own date', () => {
    const days = history();
    const mails = days.mails.map((one) =>
      one.id === 'day-paper.7' ? { ...one, attachments: ['turnos-2026-06-02.pdf'] } : one,
    );
    expect(faultsOfDays({ ...days, mails })).toEqual(['The paper of 2026-06-02T02:01 brought turnos-2026-06-02.pdf']);
  });
});

describe('on a night when the clock changes', () => {
  const madrid = (from: string, backups: readonly string[]) =>
    faultsOfDays({
      ...history({ turnos: [], mails: [], timeZone: 'Europe/Madrid', backupHour: 2 }),
      from: Date.parse(from),
      until: Date.parse(from) + DAY_MS / 2,
      mails: [],
      backups: backups.map((one) => Date.parse(one)),
    }).filter((fault) => !fault.includes('papers'));

  it('expects one backup in the hour that comes twice', () => {
    expect(madrid('2026-10-24T20:00Z', ['2026-10-25T00:02Z'])).toEqual([]);
    expect(madrid('2026-10-24T20:00Z', ['2026-10-25T00:02Z', '2026-10-25T01:02Z'])).toHaveLength(1);
  });

  it('expects one backup after the hour that the clock skips', () => {
    expect(madrid('2026-03-28T20:00Z', ['2026-03-29T01:02Z'])).toEqual([]);
    expect(madrid('2026-03-28T20:00Z', [])).toEqual(['0 backups of the night of 2026-03-29T01:00']);
  });
});
