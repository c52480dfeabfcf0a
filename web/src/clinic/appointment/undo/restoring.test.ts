import { restoringOf, type UndoableTurno } from './restoring';

const TURNO: UndoableTurno = {
  id: 'turno-1',
  version: 4,
  status: 'pending',
  startTime: '2026-11-23T09:30:00-03:00',
  endTime: '2026-11-23T10:00:00-03:00',
  durationMinutes: 30,
  professionalId: 3,
  roomId: 2,
  cancellation: null,
  patientName: 'Nora Ñandú',
  patientEmail: 'nora@correo.example',
  patientPhone: null,
  notes: null,
};
const WHY = { reason: 'other', note: 'Corte de luz', toldPatient: true } as const;
const CANCELLED: UndoableTurno = { ...TURNO, status: 'cancelled', cancellation: WHY };
const ELSEWHERE = { startTime: '2026-11-24T11:00:00-03:00', endTime: '2026-11-24T11:30:00-03:00', roomId: 1 };
const KNOWN = { id: 'turno-1', expectedVersion: 5 };
const SQUEEZED = { ...TURNO, overbookingReason: 'Dolor' };
const PLACE = { startTime: TURNO.startTime, durationMinutes: 30, roomId: 2, professionalId: 3 };
const undone = (before: UndoableTurno, after: Partial<UndoableTurno>) =>
  restoringOf({ before, after: { ...before, version: before.version + 1, ...after } });

test.each<[string, UndoableTurno, Partial<UndoableTurno>, object | null]>([
  [
    'an overbooking that became regular elsewhere',
    SQUEEZED,
    { ...ELSEWHERE, overbookingReason: null },
    { by: 'place', variables: { ...KNOWN, ...PLACE, asOverbooking: { reason: 'Dolor' } } },
  ],
  ['a status', TURNO, { status: 'confirmed' }, { by: 'status', variables: { ...KNOWN, status: 'pending' } }],
  ['a cancellation', TURNO, CANCELLED, { by: 'status', variables: { ...KNOWN, status: 'pending' } }],
  [
    'the end of a cancellation, with its reason',
    CANCELLED,
    { status: 'pending', cancellation: null },
    {
      by: 'status',
      variables: {
        ...KNOWN,
        status: 'cancelled',
        cancellation: { reason: 'other', note: 'Corte de luz', tellPatient: true },
      },
    },
  ],
  ['a move', TURNO, ELSEWHERE, { by: 'place', variables: { ...KNOWN, ...PLACE } }],
  ['a move to a colleague', TURNO, { professionalId: 5 }, { by: 'place', variables: { ...KNOWN, ...PLACE } }],
  [
    'an edit, by what it changed alone',
    TURNO,
    { ...ELSEWHERE, patientEmail: 'otra@correo.example', status: 'confirmed' },
    {
      by: 'whole',
      variables: {
        ...KNOWN,
        input: { patientEmail: 'nora@correo.example', startTime: TURNO.startTime, roomId: 2, status: 'pending' },
      },
    },
  ],
  ['notes', TURNO, { notes: 'Ayuno' }, { by: 'whole', variables: { ...KNOWN, input: { notes: null } } }],
])('%s is undone for the version that it made', (_, before, after, restoring) => {
  expect(undone(before, { ...after, version: 5 })).toEqual(restoring);
});

test.each<[string, UndoableTurno, Partial<UndoableTurno>]>([
  ['nothing', TURNO, { version: 4 }],
  ['what holds a colleague’s change as well', TURNO, { status: 'confirmed', version: 6 }],
  ['a first reason of a cancellation', { ...CANCELLED, cancellation: null }, { cancellation: WHY }],
  ['a revival at another time', CANCELLED, { ...ELSEWHERE, status: 'pending', cancellation: null }],
  ['a colleague and a status at once', TURNO, { professionalId: 5, status: 'confirmed' }],
])('%s cannot be undone', (_, before, after) => {
  expect(undone(before, after)).toBeNull();
});
