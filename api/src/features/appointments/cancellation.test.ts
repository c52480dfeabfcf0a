import { ALL_PERMISSIONS } from '../../domain/permissions';
import type { Actor, Role } from '../../platform/access/actor';
import { cancelRight } from './appointment.policy';
import { cancelObstacle } from './cancellation';

const START = 1_000_000;
const before = (hours: number, milliseconds = 0) => new Date((START - hours * 60) * 60_000 - milliseconds);
const member = (role: Role, professionalId: number | null = null, userId = 1): Actor => ({
  kind: 'member',
  permissions: ALL_PERMISSIONS,
  userId,
  role,
  professionalId,
  sessionHash: Buffer.alloc(32),
});

describe('An appointment with professional 7 of patient 1 can be cancelled', () => {
  test.each<[string, Actor, string | null]>([
    ['by administrators at any time', member('admin', null, 9), 'staff'],
    ['by its professional at any time', member('professional', 7, 9), 'staff'],
    ['by its patient within the rules', member('user'), 'patient'],
    ['by its patient who has become a professional, within the rules', member('professional', 8), 'patient'],
    ['not by another professional', member('professional', 8, 9), null],
    ['not by a patient who was its professional once', member('user', 7, 9), null],
    ['not by another patient', member('user', null, 2), null],
    ['not by a visitor', { kind: 'guest', staleToken: false }, null],
  ])('%s', (_, actor, right) => {
    expect(cancelRight(actor, { professionalId: 7, patientUserId: 1 })).toBe(right);
  });

  test('not by a patient, when it was booked without an account', () => {
    expect(cancelRight(member('user'), { professionalId: 7, patientUserId: null })).toBeNull();
  });
});

describe('A patient’s cancellation', () => {
  test.each([
    ['is in time exactly 24 hours before', before(24), null],
    ['is in time earlier', before(25), null],
    ['is late a millisecond after that', before(24, -1), 'late'],
    ['is late after the start', before(-1), 'late'],
  ])('%s', (_, now, obstacle) => {
    expect(cancelObstacle('patient', { status: 'confirmed', start: START }, now)).toBe(obstacle);
  });

  test.each([
    ['pending', null],
    ['confirmed', null],
    ['cancelled', 'cancelled'],
    ['completed', 'over'],
    ['no_show', 'over'],
  ] as const)('of one that is %s meets: %s', (status, obstacle) => {
    expect(cancelObstacle('patient', { status, start: START }, before(48))).toBe(obstacle);
  });
});

test.each([
  ['pending', null],
  ['confirmed', null],
  ['completed', null],
  ['no_show', null],
  ['cancelled', 'cancelled'],
] as const)('Staff cancel whenever they like; of one that is %s that meets: %s', (status, obstacle) => {
  expect(cancelObstacle('staff', { status, start: START }, before(-100))).toBe(obstacle);
});
