import type { Organization } from '@medplum/fhirtypes';

import type { Insurer } from '../../insurers/insurer.entity';
import { RNAS_SYSTEM } from '../identifier-systems';
import type { SearchParam } from '../search/search-param';
import { someOf } from './terms';

const TYPE = 'http://terminology.hl7.org/CodeSystem/organization-type';

export const payorReference = (insurerId: number): string => `Organization/${insurerId}`;

/** Active while the clinic attends its members. */
export function toOrganization({ id, name, rnasCode, aliases, isAccepted }: Insurer): Organization {
  return {
    resourceType: 'Organization',
    id: String(id),
    ...(rnasCode !== null && {
      identifier: [{ use: 'official', type: { text: 'RNAS' }, system: RNAS_SYSTEM, value: rnasCode }],
    }),
    active: isAccepted,
    type: [{ coding: [{ system: TYPE, code: 'pay', display: 'Payer' }] }],
    name,
    alias: someOf(aliases),
  };
}

export const ORGANIZATION_PARAMS: Readonly<Record<string, SearchParam<Organization>>> = {
  name: {
    type: 'string',
    about: 'Comienzo de una palabra de su nombre o de otro con que se la conoce',
    of: ({ name, alias = [] }) => (name === undefined ? alias : [name, ...alias]),
  },
  identifier: {
    type: 'token',
    about: 'Su código RNAS, de seis cifras',
    of: ({ identifier = [] }) => identifier.map(({ system, value: code }) => ({ system, code })),
  },
  active: {
    type: 'token',
    about: 'true: la clínica atiende a sus afiliados',
    of: ({ active }) => [{ code: String(active) }],
  },
};
