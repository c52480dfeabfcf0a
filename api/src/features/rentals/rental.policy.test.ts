import { ALL_PERMISSIONS } from '../../domain/permissions';
import type { Actor, Role } from '../../platform/access/actor';
import { canRentFor, giveBackObstacle, rentalCancelObstacle, rentalCancelRight } from './rental.policy';

const guest: Actor = { kind: 'guest', staleToken: false };
const member = (role: Role, professionalId: number | null = null): Actor => ({
  kind: 'member',
  permissions: ALL_PERMISSIONS,
  userId: 1,
  role,
  professionalId,
  sessionHash: Buffer.alloc(32),
});
const START = new Date('2026-06-03T10:00:00Z').getTime() / 60_000;
const at = (time: string, credited = 100) => ({ now: new Date(time), credited });

describe('Renting for a professional', () => {
  test('is for themselves, and for administrators', () => {
    expect(canRentFor(member('professional', 7), 7)).toBe(true);
    expect(canRentFor(member('admin'), 7)).toBe(true);
  });

  test.each([
    ['colleagues', member('professional', 8)],
    ['professionals without a profile', member('professional')],
    ['patients', member('user')],
    ['people who were professionals once', member('user', 7)],
    ['visitors', guest],
  ])('is not for %s', (_, actor) => {
    expect(canRentFor(actor, 7)).toBe(false);
    expect(rentalCancelRight(actor, 7)).toBeNull();
  });
});

describe('Cancelling a rental', () => {
  const rental = { start: START, isCancelled: false };

  test('is possible up to 24 hours before, to the second', () => {
    expect(rentalCancelObstacle('own', rental, at('2026-06-02T10:00:00Z'))).toBeNull();
    expect(rentalCancelObstacle('own', rental, at('2026-06-02T10:00:01Z'))).toBe('late');
  });

  test('is only possible for administrators where the policy credits less than all', () => {
    expect(rentalCancelObstacle('own', rental, at('2026-06-01T10:00:00Z', 50))).toBe('costly');
    expect(rentalCancelObstacle('any', rental, at('2026-06-01T10:00:00Z', 50))).toBeNull();
  });

  test('is possible for administrators at any time, also afterwards', () => {
    expect(rentalCancelRight(member('admin'), 7)).toBe('any');
    expect(rentalCancelObstacle('any', rental, at('2026-06-09T10:00:00Z'))).toBeNull();
  });

  test('happens once', () => {
    expect(rentalCancelObstacle('any', { ...rental, isCancelled: true }, at('2026-06-01T10:00:00Z'))).toBe('cancelled');
  });
});

describe('Giving a rental back', () => {
  const rental = { start: START, isCancelled: false };

  test('is possible until it starts, once', () => {
    expect(giveBackObstacle(rental, new Date('2026-06-03T09:59:59Z'))).toBeNull();
    expect(giveBackObstacle(rental, new Date('2026-06-03T10:00:00Z'))).toBe('begun');
    expect(giveBackObstacle({ ...rental, isCancelled: true }, new Date('2026-06-01T10:00:00Z'))).toBe('cancelled');
  });
});
