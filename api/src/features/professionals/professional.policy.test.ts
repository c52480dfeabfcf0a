import { ALL_PERMISSIONS } from '../../domain/permissions';
import type { Actor, Role } from '../../platform/access/actor';
import { canManageProfessional } from './professional.policy';

const member = (role: Role, professionalId: number | null): Actor => ({
  kind: 'member',
  permissions: ALL_PERMISSIONS,
  userId: 1,
  role,
  professionalId,
  sessionHash: Buffer.alloc(32),
});

test.each<[string, Actor, boolean]>([
  ['an administrator', member('admin', null), true],
  ['an administrator with a profile of their own', member('admin', 8), true],
  ['the professional', member('professional', 7), true],
  ['another professional', member('professional', 8), false],
  ['a professional without a profile', member('professional', null), false],
  ['a patient', member('user', null), false],
  ['a patient who once was the professional', member('user', 7), false],
  ['a visitor', { kind: 'guest', staleToken: false }, false],
])('Professional 7 is managed by %s: %#', (_, actor, expected) => {
  expect(canManageProfessional(actor, 7, 'rooms')).toBe(expected);
});
