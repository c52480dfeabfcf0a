import type { Join } from '../../platform/database/join';
import { Room } from '../rooms/room.entity';
import { Settings } from '../settings/settings.entity';
import { Specialty } from '../specialties/specialty.entity';
import { User } from '../users/user.entity';
import { ProfessionalEntity } from './professional.entity';

/** Adds the joins `p`, `u` (null for a removed professional), `s`, `r` and `settings` to a booking. */
export function bookingJoins(alias: string): Join[] {
  return [
    { entity: ProfessionalEntity, alias: 'p', on: `p.id = ${alias}.professional_id` },
    { entity: User, alias: 'u', on: 'u.id = p.user_id', isOptional: true },
    { entity: Specialty, alias: 's', on: 's.id = p.specialty_id', isOptional: true },
    { entity: Room, alias: 'r', on: `r.id = ${alias}.room_id` },
    { entity: Settings, alias: 'settings', on: 'true' },
  ];
}
