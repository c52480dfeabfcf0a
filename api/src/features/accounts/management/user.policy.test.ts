import type { Actor, Role } from '../../../platform/access/actor';
import { canManageUsers, canTakeAway } from './user.policy';

const guest: Actor = { kind: 'guest', staleToken: false };
const member = (role: Role): Actor => ({
  kind: 'member',
  userId: 1,
  role,
  professionalId: 1,
  sessionHash: Buffer.alloc(32),
});

test.each<[string, Actor, boolean]>([
  ['a visitor', guest, false],
  ['a patient', member('user'), false],
  ['a professional', member('professional'), false],
  ['an administrator', member('admin'), true],
])('%s manages accounts: %s, and never takes away their own', (_, actor, can) => {
  expect([canManageUsers(actor), canTakeAway(actor, 2), canTakeAway(actor, 1)]).toEqual([can, can, false]);
});
