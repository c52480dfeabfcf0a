import { ALL_PERMISSIONS } from '../../domain/permissions';
import type { Actor, Role } from '../../platform/access/actor';
import { canBookFreely, linkedPatient, listScope } from './appointment.policy';

const guest: Actor = { kind: 'guest', staleToken: false };
const member = (role: Role, professionalId: number | null = null): Actor => ({
  kind: 'member',
  permissions: ALL_PERMISSIONS,
  userId: 1,
  role,
  professionalId,
  sessionHash: Buffer.alloc(32),
});

describe('A time of one’s own choice', () => {
  test('is for administrators, and for the professional of the calendar', () => {
    expect(canBookFreely(member('admin'), 7)).toBe(true);
    expect(canBookFreely(member('professional', 7), 7)).toBe(true);
  });

  test.each([
    ['visitors', guest],
    ['patients', member('user')],
    ['professionals on another calendar', member('professional', 8)],
    ['professionals without a profile', member('professional')],
    ['people who were professionals once', member('user', 7)],
  ])('is not for %s', (_, actor) => {
    expect(canBookFreely(actor, 7)).toBe(false);
  });
});

test('An appointment is linked to the patient who books it, and to no account when a visitor or staff do', () => {
  expect([member('user'), guest, member('professional', 7), member('admin')].map(linkedPatient)).toEqual([
    1,
    null,
    null,
    null,
  ]);
});

describe('A list of appointments', () => {
  test.each([
    ['administrators see everyone’s', member('admin'), { professionalId: null, patientUserId: null }],
    ['administrators with a profile too', member('admin', 7), { professionalId: null, patientUserId: null }],
    ['professionals see their calendar', member('professional', 7), { professionalId: 7, patientUserId: null }],
    ['patients see the ones they are linked to', member('user'), { professionalId: null, patientUserId: 1 }],
    [
      'patients who were professionals see their own alone',
      member('user', 7),
      { professionalId: null, patientUserId: 1 },
    ],
    ['professionals without a profile see none', member('professional'), null],
    ['visitors see none', guest, null],
  ])('%s', (_, actor, scope) => {
    expect(listScope(actor)).toEqual(scope);
  });
});
