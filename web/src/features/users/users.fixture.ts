import type { UserFactsFragment } from './users.generated';

const CAN = {
  __typename: 'UserAbilities',
  update: true,
  changePermissions: true,
  changeRole: true,
  makeAdmin: true,
  suspend: true,
  delete: true,
} as const;
const PROFILE = { __typename: 'Professional', id: 9 } as const;
export const somebody = (facts: Partial<UserFactsFragment> = {}) =>
  ({
    __typename: 'User',
    id: 2,
    name: 'Ana Gómez',
    email: 'ana@example.com',
    emailConfirmed: true,
    role: 'user',
    phone: '+54 11 5555-0101',
    address: 'Calle 1',
    dateOfBirth: '1990-02-28',
    emergencyContact: { __typename: 'EmergencyContact', name: 'Luis', phone: null, relationship: 'padre' },
    createdAt: '2026-05-04T22:15:00-03:00',
    suspended: false,
    invited: false,
    hasSecondFactor: false,
    appointmentCount: 12,
    version: 3,
    professional: null,
    permissionSet: null,
    viewerCan: CAN,
    ...facts,
  }) as const;
export type Somebody = ReturnType<typeof somebody>;

export const DIRECTION = {
  __typename: 'PermissionSet',
  id: 1,
  name: 'Dirección',
  builtIn: 'direction',
  permissions: ['appointments', 'rooms'],
  viewerCan: { __typename: 'PermissionSetAbilities', give: true },
} as const;
export const DESK = { ...DIRECTION, id: 3, name: 'Recepción', builtIn: 'desk', permissions: ['appointments'] } as const;

export const MARTA = somebody({
  id: 7,
  name: 'Marta Ruiz',
  role: 'admin',
  phone: null,
  appointmentCount: 0,
  viewerCan: { ...CAN, changeRole: false, suspend: false, delete: false },
});
export const LAURA = somebody({
  id: 3,
  name: 'Laura Sosa',
  role: 'professional',
  suspended: true,
  emailConfirmed: false,
  appointmentCount: 1,
  professional: PROFILE,
  viewerCan: { ...CAN, makeAdmin: false },
});
