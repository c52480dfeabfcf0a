import type { EntityManager } from 'typeorm';

import { asStored } from '../../platform/database/as-stored';
import { AppointmentEntity, INPUT_FIELDS, type InputFields } from './appointment.entity';

export type GivenFields = { readonly [Field in keyof InputFields]?: InputFields[Field] | null };

/** Absent fields stay undefined: null in inserts, unchanged in updates. */
export function storedInput(manager: EntityManager, given: GivenFields): Partial<InputFields> {
  return asStored(manager, AppointmentEntity, Object.fromEntries(INPUT_FIELDS.map((field) => [field, given[field]])));
}
