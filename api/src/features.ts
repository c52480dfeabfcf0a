import { absences } from './features/absences/feature';
import { accounts } from './features/accounts/feature';
import { activity } from './features/activity/feature';
import { agenda } from './features/agenda/feature';
import { apiKeys } from './features/api-keys/feature';
import { appointments } from './features/appointments/feature';
import { audit } from './features/audit/feature';
import { availability } from './features/availability/feature';
import { backups } from './features/backups/feature';
import { calendarFeeds } from './features/calendar-feeds/feature';
import { coverageRules } from './features/coverage-rules/feature';
import { directory } from './features/directory/feature';
import { fhir } from './features/fhir/feature';
import { events } from './features/events/feature';
import { holds } from './features/holds/feature';
import { imports } from './features/imports/feature';
import { income } from './features/income/feature';
import { insurers } from './features/insurers/feature';
import { landing } from './features/landing/feature';
import { opening } from './features/opening/feature';
import { patientData } from './features/patient-data/feature';
import { patientLookup } from './features/patient-lookup/feature';
import { patients } from './features/patients/feature';
import { professionalAccounts } from './features/professional-accounts/feature';
import { professionalRemoval } from './features/professional-removal/feature';
import { professionals } from './features/professionals/feature';
import { rentals } from './features/rentals/feature';
import { requests } from './features/requests/feature';
import { reports } from './features/reports/feature';
import { roomHours } from './features/room-hours/feature';
import { rooms } from './features/rooms/feature';
import { services } from './features/services/feature';
import { settings } from './features/settings/feature';
import { settlements } from './features/settlements/feature';
import { slots } from './features/slots/feature';
import { specialties } from './features/specialties/feature';
import { stats } from './features/stats/feature';
import { today } from './features/today/feature';
import { tills } from './features/tills/feature';
import { timeZoneChange } from './features/time-zone-change/feature';
import { unavailableBookings } from './features/unavailable-bookings/feature';
import { users } from './features/users/feature';
import { visits } from './features/visits/feature';
import { waitingList } from './features/waiting-list/feature';
import { waitingScreens } from './features/waiting-screens/feature';
import { webhooks } from './features/webhooks/feature';
import { assembled } from './platform/feature';

/** A feature uses earlier ones only (ADR 17). */
export const features = assembled([
  audit,
  settings,
  services,
  users,
  activity,
  specialties,
  insurers,
  rooms,
  professionals,
  coverageRules,
  accounts,
  apiKeys,
  professionalAccounts,
  roomHours,
  availability,
  slots,
  holds,
  patients,
  appointments,
  visits,
  tills,
  settlements,
  waitingScreens,
  patientLookup,
  requests,
  rentals,
  income,
  unavailableBookings,
  waitingList,
  patientData,
  absences,
  agenda,
  calendarFeeds,
  imports,
  professionalRemoval,
  timeZoneChange,
  events,
  webhooks,
  reports,
  stats,
  opening,
  today,
  landing,
  directory,
  fhir,
  backups,
]);
