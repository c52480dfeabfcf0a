import { ceilToMinute } from '../../domain/epoch-minute';
import { dateOf } from '../../domain/clinic-time';
import type { Context } from '../../platform/context';
import { PUBLIC_URL } from '../../platform/public-url';
import type { Professional } from '../professionals/professional.object';
import { listProfessionals } from '../professionals/professional.service';
import type { Room } from '../rooms/room.entity';
import { listActiveRooms } from '../rooms/room.service';
import { clinicSettings, type ClinicSettings } from '../settings/settings.service';
import { datesFrom } from '../slots/look-for-slots';
import type { Specialty } from '../specialties/specialty.entity';
import { listSpecialties } from '../specialties/specialty.service';
import { REFEPS_SYSTEM } from './identifier-systems';

/** Including today. */
export const PUBLISHED_DAYS = 30;

/** Public data without slots. */
export interface Catalogue {
  origin: string;
  /** FHIR's URL, without final slash. */
  base: string;
  refepsSystem: string;
  clinic: ClinicSettings;
  professionals: readonly Professional[];
  specialties: readonly Specialty[];
  rooms: readonly Room[];
  /** Dates with published slots, yyyy-MM-dd. */
  dates: readonly string[];
}

export async function loadCatalogue(visitor: Context): Promise<Catalogue> {
  const [clinic, professionals, specialties, rooms] = await Promise.all([
    clinicSettings(visitor),
    listProfessionals(visitor),
    listSpecialties(visitor),
    listActiveRooms(visitor),
  ]);
  const today = dateOf(clinic.timeZone, ceilToMinute(visitor.now));
  const dates = datesFrom(today, 0, PUBLISHED_DAYS - 1);
  return { ...placesOf(visitor), clinic, professionals, specialties, rooms, dates };
}

function placesOf(ctx: Context): Pick<Catalogue, 'origin' | 'base' | 'refepsSystem'> {
  const origin = PUBLIC_URL.of(ctx)();
  return { origin, base: `${origin}/fhir`, refepsSystem: REFEPS_SYSTEM.of(ctx) };
}
