import { searchedPath } from '../../kit/list/list-url-state';
import { API_KEYS_PATH } from '../api-keys/api-keys.paths';
import { confirmationPath } from '../appointments/appointments.paths';
import { PRICES_PATH } from '../pricing/pricing.paths';
import { PROFESSIONALS_PATH } from '../professionals/professionals.paths';
import { REQUESTS_PATH } from '../requests/requests.paths';
import { MONTH_KEY, roomAvailabilityPath } from '../room-hours/room-hours.paths';
import { OVERVIEW_QUERY, ROOMS_OVERVIEW_PATH } from '../rooms-overview/rooms-overview.paths';
import { ROOMS_PATH } from '../rooms/rooms.paths';
import { SERVICES_PATH } from '../services/services.paths';
import { CONFIGURATION_PATH } from '../settings/settings.paths';
import { ADMIN_SPECIALTIES_PATH } from '../specialties/specialties.paths';
import { USERS_PATH } from '../users/users.paths';
import { webhookPath } from '../webhooks/webhooks.paths';
import type { AuditFactsFragment } from './audit.generated';

type Thing = Pick<AuditFactsFragment, 'action' | 'entity' | 'entityId' | 'called'>;

/** Null if deleted or without a page. */
export function pathOfThing({ action, entity, entityId, called }: Thing): string | null {
  return action === 'deleted' ? null : (PATHS[entity.name]?.(entityId, called) ?? null);
}

const PATHS: Readonly<Record<string, (id: string, called: string) => string | null>> = {
  room: () => ROOMS_PATH,
  webhook: (id) => webhookPath(Number(id)),
  api_key: (_id, called) => searchedPath(API_KEYS_PATH, called),
  // The id is the room's id, a slash and the month.
  room_availability: (id) => {
    const [room, month] = id.split('/');
    return `${roomAvailabilityPath(Number(room))}?${MONTH_KEY}=${month}`;
  },
  user: (_id, called) => searchedPath(USERS_PATH, called),
  professional: (_id, called) => searchedPath(PROFESSIONALS_PATH, called),
  professionals_order: () => PROFESSIONALS_PATH,
  specialty: (_id, called) => searchedPath(ADMIN_SPECIALTIES_PATH, called),
  appointment: confirmationPath,
  request: () => REQUESTS_PATH,
  service: () => SERVICES_PATH,
  discount_rule: () => PRICES_PATH,
  settings: (part) => (part === 'hourly_cost' ? PRICES_PATH : CONFIGURATION_PATH),
  rental: (_id, called) => {
    const [, day, month, year] = /(\d\d)\/(\d\d)\/(\d{4})/.exec(called) ?? [];
    return day
      ? `${ROOMS_OVERVIEW_PATH}?${OVERVIEW_QUERY.month}=${year}-${month}&${OVERVIEW_QUERY.day}=${year}-${month}-${day}`
      : null;
  },
};
