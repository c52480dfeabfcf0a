import { ALL_PERMISSIONS } from '../../domain/permissions';
import type { Actor } from '../../platform/access/actor';
import { canHandleEntry, isOwnEntry } from './waiting-list.policy';

const member = (role: 'admin' | 'professional' | 'user', professionalId: number | null = null): Actor => ({
  kind: 'member',
  permissions: ALL_PERMISSIONS,
  userId: 5,
  sessionHash: Buffer.alloc(32),
  role,
  professionalId,
});
const forLaura = { professionalId: 1, specialtyId: null };
const forAnybody = { professionalId: null, specialtyId: 7 };

test('A professional handles entries for themselves or their specialty, an administrator all', () => {
  expect(canHandleEntry(member('admin'), forLaura, null)).toBe(true);
  expect(canHandleEntry(member('professional', 1), forLaura, 7)).toBe(true);
  expect(canHandleEntry(member('professional', 2), forLaura, 7)).toBe(false);
  expect(canHandleEntry(member('professional', 2), forAnybody, 7)).toBe(true);
  expect(canHandleEntry(member('professional', 2), forAnybody, null)).toBe(false);
  expect(canHandleEntry(member('user', 1), forLaura, 7)).toBe(false);
  expect(canHandleEntry(member('user'), forAnybody, 7)).toBe(false);
  expect(canHandleEntry({ kind: 'guest', staleToken: false }, forLaura, null)).toBe(false);
});

test('An entry belongs to the account that it is for, and to none without one', () => {
  expect(isOwnEntry(member('user'), { patientUserId: 5 })).toBe(true);
  expect(isOwnEntry(member('user'), { patientUserId: 6 })).toBe(false);
  expect(isOwnEntry(member('user'), { patientUserId: null })).toBe(false);
});
