import { ALL_PERMISSIONS, NO_PERMISSIONS, permissionsIn, type Permission } from '../../../domain/permissions';
import type { Actor, Role } from '../../../platform/access/actor';
import { canGive, canManageAccount, canManageUsers, canTakeAway } from './user.policy';

const guest: Actor = { kind: 'guest', staleToken: false };
const member = (role: Role, permissions: ReadonlySet<Permission> = ALL_PERMISSIONS): Actor => ({
  kind: 'member',
  permissions,
  userId: 1,
  role,
  professionalId: 1,
  sessionHash: Buffer.alloc(32),
});
const patient = (id: number) => ({ id, role: 'user', permissions: NO_PERMISSIONS }) as const;
const admin = (id: number, ...permissions: Permission[]) =>
  ({ id, role: 'admin', permissions: permissionsIn(permissions) }) as const;

test.each<[string, Actor, boolean]>([
  ['a visitor', guest, false],
  ['a patient', member('user'), false],
  ['a professional', member('professional'), false],
  ['an administrator without people', member('admin', permissionsIn(['accounts'])), false],
  ['an administrator', member('admin'), true],
])('%s manages accounts: %s, and never takes away their own', (_, actor, can) => {
  expect([canManageUsers(actor), canTakeAway(actor, patient(2)), canTakeAway(actor, patient(1))]).toEqual([
    can,
    can,
    false,
  ]);
});

test.each<[string, Permission[], ReturnType<typeof admin>, boolean]>([
  ['without accounts', ['people'], admin(2), false],
  ['with fewer permissions', ['people', 'accounts'], admin(2, 'people', 'rooms'), false],
  ['with the same', ['people', 'accounts', 'rooms'], admin(2, 'people', 'rooms'), true],
  ['of their own account', ['people'], admin(1, 'people'), true],
])('an administrator %s manages another administrator: %#', (_, own, other, can) => {
  expect(canManageAccount(member('admin', permissionsIn(own)), other)).toBe(can);
});

test('an administrator gives only own permissions, and without accounts none', () => {
  const desk = member('admin', permissionsIn(['accounts', 'appointments']));
  expect([canGive(desk, ['appointments']), canGive(desk, ['rooms'])]).toEqual([true, false]);
  expect(canGive(member('admin', permissionsIn(['appointments'])), ['appointments'])).toBe(false);
});
