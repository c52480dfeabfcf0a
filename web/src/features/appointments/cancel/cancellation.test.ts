import { ApiError } from '../../../kit/errors/api-error';
import { cancelState, isLinkRefusal } from './cancellation';

const TURNO = {
  status: 'confirmed',
  startTime: '2026-11-23T09:30:00-03:00',
  cancelDeadline: '2026-11-22T09:30:00-03:00',
} as const;

test.each([
  ['a day and a minute before', '2026-11-22T09:29:00-03:00', 'open'],
  ['exactly a day before', '2026-11-22T09:30:00-03:00', 'open'],
  ['a minute later', '2026-11-22T09:31:00-03:00', 'late'],
  ['a minute before the start', '2026-11-23T09:29:00-03:00', 'late'],
  ['at the start', '2026-11-23T09:30:00-03:00', 'over'],
  ['exactly a day before, said in another zone', '2026-11-22T12:30:00Z', 'open'],
] as const)('%s the link is %s → %s', (_when, now, state) => {
  expect(cancelState(TURNO, now)).toBe(state);
});

test.each([
  ['cancelled', 'cancelled'],
  ['completed', 'over'],
  ['no_show', 'over'],
  ['pending', 'open'],
] as const)('%s is %s, however early it is', (status, state) => {
  expect(cancelState({ ...TURNO, status }, '2026-11-01T09:00:00-03:00')).toBe(state);
});

test('a refused token is the link’s fault; a late one or a broken connection is not', () => {
  const refused = (code: string) => isLinkRefusal(new ApiError({ code, message: '' }));
  expect(['FORBIDDEN', 'UNAUTHENTICATED', 'BAD_REQUEST'].map(refused)).toEqual([true, true, true]);
  expect(['CONFLICT', 'NETWORK', 'INTERNAL', 'TOO_MANY_REQUESTS'].map(refused)).toEqual([false, false, false, false]);
});
