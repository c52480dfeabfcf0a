import Typography from '@mui/material/Typography';

import type { ClinicFactsFragment } from '../clinic/clinic.generated';
import { browserClockDiffers, zoneCity } from './clinic-zone';

/** Names the clinic's time zone to a person whose clock differs. */
export function ClinicZoneNote({ clinic }: { clinic: ClinicFactsFragment | undefined }) {
  if (!clinic || !browserClockDiffers(clinic.now)) return null;
  return <Typography variant="body2" color="textSecondary">Horarios de {zoneCity(clinic.timeZone)}</Typography>;
}
