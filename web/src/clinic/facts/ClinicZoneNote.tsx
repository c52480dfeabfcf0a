import Typography from '@mui/material/Typography';

import { ON_SERVER } from '../../kit/files/on-server';
import { browserClockDiffers, zoneCity } from './clinic-zone';
import type { ClinicFactsFragment } from './clinic.generated';

/** Shown if the browser's clock differs. */
export function ClinicZoneNote({ clinic }: { clinic: ClinicFactsFragment | undefined }) {
  if (!clinic || ON_SERVER || !browserClockDiffers(clinic.now)) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      Horarios de {zoneCity(clinic.timeZone)}
    </Typography>
  );
}
