import type { Bundle } from '@medplum/fhirtypes';

import type { Context } from '../../../platform/context';
import type { Appointment as Turno } from '../../appointments/appointment.object';
import type { Catalogue } from '../catalogue';
import { exportAppointments } from '../exchange/export-appointments';
import { entryOf } from '../search/search-bundle';

/** As in IHE's operations. */
export async function turnoBundle(ctx: Context, turno: Turno, catalogue: Catalogue): Promise<Bundle> {
  const [appointment] = await exportAppointments(ctx, [turno], catalogue);
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: 1,
    link: [{ relation: 'self', url: `${catalogue.base}/Appointment/${turno.id}` }],
    entry: [entryOf(catalogue.base, appointment!, 'match')],
  };
}
