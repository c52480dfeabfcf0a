import { noticeOf, type Notice } from './notice-of';
import type { UndoableTurno } from './restoring';

const TURNO: UndoableTurno = {
  id: 'turno-1',
  version: 1,
  status: 'pending',
  startTime: '2026-11-23T09:30:00-03:00',
  endTime: '2026-11-23T10:00:00-03:00',
  durationMinutes: 30,
  professionalId: 3,
  roomId: 2,
  cancellation: null,
  patientEmail: 'nora@correo.example',
};
const WHY = { reason: 'patient_asked', note: null, toldPatient: true } as const;
const EARLIER = '2026-11-23T08:00:00-03:00';

test.each<[string, Partial<UndoableTurno>, Partial<UndoableTurno>, Notice]>([
  ['confirmed', {}, { status: 'confirmed' }, 'waits'],
  ['set back to pending', { status: 'confirmed' }, {}, null],
  ['moved', {}, { startTime: '2026-11-24T09:30:00-03:00', endTime: '2026-11-24T10:00:00-03:00' }, 'waits'],
  ['written to elsewhere', {}, { patientEmail: 'otra@correo.example' }, 'waits'],
  ['cancelled and now told why', { status: 'cancelled' }, { status: 'cancelled', cancellation: WHY }, 'waits'],
  [
    'confirmed, of a patient without e-mail',
    { patientEmail: null },
    { status: 'confirmed', patientEmail: null },
    'call',
  ],
  ['no longer mailed', {}, { patientEmail: null }, 'call'],
  ['noted on', {}, { notes: 'Ayuno' }, null],
  ['cancelled, and was changed by a colleague just before', {}, { status: 'cancelled', version: 3 }, null],
])('of a turno that is %s', (_, before, after, notice) => {
  expect(noticeOf({ before: { ...TURNO, ...before }, after: { ...TURNO, version: 2, ...after } }, EARLIER)).toBe(
    notice,
  );
});

test.each<[string, string | undefined, Notice]>([
  ['two minutes before it begins', '2026-11-23T09:28:00-03:00', 'soon'],
  ['once it is over', '2026-11-23T10:00:00-03:00', null],
  ['at an unknown time', undefined, 'waits'],
])('of one that is cancelled %s', (_, now, notice) => {
  expect(noticeOf({ before: TURNO, after: { ...TURNO, version: 2, status: 'cancelled' } }, now)).toBe(notice);
});
