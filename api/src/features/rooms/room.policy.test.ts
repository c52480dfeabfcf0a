import { ALL_PERMISSIONS } from '../../domain/permissions';
import type { Actor, Role } from '../../platform/access/actor';
import { canCreateRoom, canDeleteRoom, canSeeRoom, canUpdateRoom } from './room.policy';

const guest: Actor = { kind: 'guest', staleToken: false };
const member = (role: Role): Actor => ({
  kind: 'member',
  permissions: ALL_PERMISSIONS,
  userId: 1,
  role,
  professionalId: null,
  sessionHash: Buffer.alloc(32),
});
const everyoneElse = [guest, member('user'), member('professional')];

describe('A room', () => {
  test.each([
    ['created', canCreateRoom],
    ['changed', canUpdateRoom],
    ['deleted', canDeleteRoom],
  ])('is %s by administrators alone', (_, can) => {
    expect(can(member('admin'))).toBe(true);
    expect(everyoneElse.map(can)).toEqual([false, false, false]);
  });

  test('is visible to everyone while active, and to administrators always', () => {
    expect(everyoneElse.map((actor) => canSeeRoom(actor, { isActive: true }))).toEqual([true, true, true]);
    expect(everyoneElse.map((actor) => canSeeRoom(actor, { isActive: false }))).toEqual([false, false, false]);
    expect(canSeeRoom(member('admin'), { isActive: false })).toBe(true);
  });
});
