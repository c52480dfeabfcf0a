import { absenceOutcome } from './absence-outcome';

const KEPT = { professionalId: 1, start: 540 };
const NOW = { ...KEPT, status: 'confirmed' } as const;

test.each([
  ['falls in the absence still, wherever it was moved', { ...NOW, start: 600 }, true, 'open'],
  ['is at another time', { ...NOW, start: 2000 }, false, 'moved'],
  ['is with another professional, at its time or not', { ...NOW, professionalId: 2 }, false, 'reassigned'],
  [
    'is with another professional and was seen',
    { ...NOW, professionalId: 2, status: 'completed' as const },
    false,
    'reassigned',
  ],
  ['was cancelled, by whomever', { ...NOW, status: 'cancelled' as const }, false, 'cancelled'],
  ['was cancelled after it was moved', { ...NOW, start: 2000, status: 'cancelled' as const }, false, 'cancelled'],
  ['was seen after all', { ...NOW, status: 'completed' as const }, false, null],
  ['stands as it was, without an absence', NOW, false, null],
])('A turno that %s', (_case, turno, isCovered, outcome) => {
  expect(absenceOutcome(KEPT, turno, isCovered)).toBe(outcome);
});
