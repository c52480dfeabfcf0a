import type { Appointment } from '@medplum/fhirtypes';

import type { Catalogue } from '../catalogue';
import type { SlotRow } from '../slots/slot-row';
import { toSlots } from './slot';
import { CLINIC_LOCATION } from './terms';

/** As $find proposes them: nothing is held, and the slot's id books it. */
export function toProposed(rows: readonly SlotRow[], catalogue: Catalogue): Appointment[] {
  const names = new Map(catalogue.professionals.map(({ id, name }) => [id, name]));
  return toSlots(rows, catalogue).map(({ id, start, end, serviceType }, index) => {
    const { professionalId, minutes } = rows[index]!;
    return {
      resourceType: 'Appointment',
      id: id!,
      status: 'proposed',
      ...(serviceType && { serviceType, specialty: serviceType }),
      start,
      end,
      minutesDuration: minutes,
      slot: [{ reference: `Slot/${id}` }],
      participant: [
        {
          actor: { reference: `Practitioner/${professionalId}`, display: names.get(professionalId) ?? '' },
          required: 'required',
          status: 'needs-action',
        },
        {
          actor: { reference: CLINIC_LOCATION, display: catalogue.clinic.name },
          required: 'required',
          status: 'needs-action',
        },
      ],
    };
  });
}
