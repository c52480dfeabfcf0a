import type { Organization } from '@medplum/fhirtypes';

import { listInsurers } from '../../insurers/insurer.service';
import type { Exchange } from '../exchange/exchange';
import { ORGANIZATION_PARAMS, toOrganization } from '../resources/organization';
import { listedType } from './listed-type';

/** Insurers; patients who pay themselves have none. */
export async function organizations({ visitor }: Exchange): Promise<Organization[]> {
  return (await listInsurers(visitor, {})).filter(({ kind }) => kind !== 'private_pay').map(toOrganization);
}

export const ORGANIZATION_TYPE = listedType<Organization>(
  {
    name: 'Organization',
    about: 'Las obras sociales y prepagas, las que la clínica atiende y las otras.',
    params: ORGANIZATION_PARAMS,
  },
  organizations,
);
