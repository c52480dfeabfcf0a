import { ALL_PERMISSIONS } from '../../domain/permissions';
import type { Actor, Role } from '../../platform/access/actor';
import { agendaScope } from './agenda.policy';

const member = (role: Role, professionalId: number | null = null): Actor => ({
  kind: 'member',
  permissions: ALL_PERMISSIONS,
  userId: 1,
  role,
  professionalId,
  sessionHash: Buffer.alloc(0),
});

test('Administrators read everybody’s agenda, or one professional’s', () => {
  expect(agendaScope(member('admin'), null)).toBeNull();
  expect(agendaScope(member('admin'), 7)).toBe(7);
});

test('Professionals read their own, named or not', () => {
  expect(agendaScope(member('professional', 7), null)).toBe(7);
  expect(agendaScope(member('professional', 7), 7)).toBe(7);
});

test.each<[string, Actor, number | null]>([
  ['a colleague', member('professional', 7), 8],
  ['a professional without a profile', member('professional'), null],
  ['a patient', member('user'), null],
  ['somebody who is a patient by now', member('user', 7), 7],
  ['a visitor', { kind: 'guest', staleToken: false }, null],
])('%s reads none', (_, actor, professionalId) => {
  expect(agendaScope(actor, professionalId)).toBeUndefined();
});
