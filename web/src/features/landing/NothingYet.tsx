import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { ClinicFactsFragment } from '../../clinic/facts/clinic.generated';
import { ClinicContact } from '../../clinic/facts/ClinicContact';
import { EmptyState } from '../../kit/states/EmptyState';
import { texts } from './texts';

interface Offered {
  specialties: readonly unknown[];
  professionals: readonly unknown[];
}

export const offersNothing = ({ specialties, professionals }: Offered): boolean =>
  specialties.length === 0 && professionals.length === 0;

/** Neither specialties nor professionals. */
export function NothingYet({ clinic }: { clinic: ClinicFactsFragment }) {
  return (
    <Stack component={Container} spacing={4} className="public" sx={{ maxWidth: 760, pt: 8 }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {clinic.name}
      </Typography>
      <EmptyState title={texts.specialtySection.empty} text={texts.nothingYet.hint} />
      {(clinic.phone ?? clinic.contactEmail) && (
        <p>
          <ClinicContact clinic={clinic} label={texts.nothingYet.contact} />
        </p>
      )}
    </Stack>
  );
}
