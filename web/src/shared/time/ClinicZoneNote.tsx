import { styled } from '@mui/material/styles';

import type { ClinicFactsFragment } from '../clinic/clinic.generated';
import { browserClockDiffers, zoneCity } from './clinic-zone';

const Note = styled('p')({ color: 'var(--muted)', fontSize: '0.875rem', lineHeight: '1.25rem' });

/** Says whose time is shown, to a person whose own clock shows another. */
export function ClinicZoneNote({ clinic }: { clinic: ClinicFactsFragment | undefined }) {
  if (!clinic || !browserClockDiffers(clinic.now)) return null;
  return <Note>Horarios de {zoneCity(clinic.timeZone)}</Note>;
}
