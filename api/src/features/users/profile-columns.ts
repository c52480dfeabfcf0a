import { birthDateFault } from '../../domain/birth-date';
import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { clinicSettings } from '../settings/settings.service';
import type { PersonChanges } from './profile.inputs';
import type { User } from './user.entity';

export type ProfileColumns = Pick<
  User,
  | 'name'
  | 'phone'
  | 'address'
  | 'dateOfBirth'
  | 'emergencyContactName'
  | 'emergencyContactPhone'
  | 'emergencyContactRelationship'
>;

/** Spreads the emergency contact over its columns; null empties them. */
export function columnsOf<Input extends Pick<PersonChanges, 'emergencyContact'>>({ emergencyContact, ...own }: Input) {
  const contact = emergencyContact === null ? NOBODY : emergencyContact;
  return {
    ...own,
    emergencyContactName: contact?.name,
    emergencyContactPhone: contact?.phone,
    emergencyContactRelationship: contact?.relationship,
  };
}

const NOBODY = { name: null, phone: null, relationship: null };

/** BAD_REQUEST on `field` for future or implausible dates. */
export async function assertBorn(ctx: Context, date: string | null | undefined, field = 'dateOfBirth'): Promise<void> {
  if (date == null) return;
  const { timeZone } = await clinicSettings(ctx);
  const fault = birthDateFault(date, dateOf(timeZone, floorToMinute(ctx.now)));
  if (fault !== null) throw invalid(field, fault);
}
