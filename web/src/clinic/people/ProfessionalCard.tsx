import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';

import { formatFee } from './fee-text';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { UnbrokenRow } from '../../kit/ui/layout';
import { CoverageLine } from '../payer/CoverageLine';
import { Avatar } from './Avatar';
import type { ProfessionalCardFragment } from './cards.generated';
import { PageLink } from './PageLink';

interface Props {
  professional: ProfessionalCardFragment;
  /** ISO 4217 */
  currency: string | undefined;
  bookingTo: To;
  pageTo: To;
  when: ReactNode;
  /** About the chosen insurer. */
  coverage: string | undefined;
  isTaken: boolean | undefined;
}

export function ProfessionalCard({ professional, currency, bookingTo, pageTo, when, coverage, isTaken }: Props) {
  const { name, pictureUrl, specialty, fee } = professional;
  return (
    <Card component="article">
      <UnbrokenRow spacing={3}>
        <Avatar name={name} pictureUrl={pictureUrl} size={56} />
        <div>
          <Typography variant="h3">
            <PageLink to={pageTo}>{name}</PageLink>
          </Typography>
          {specialty && <Typography color="textSecondary">{specialty.name}</Typography>}
        </div>
      </UnbrokenRow>
      {when}
      <CoverageLine text={coverage} isTaken={isTaken} />
      <Stack direction="row" spacing={3} sx={{ justifyContent: 'space-between', mt: 'auto' }}>
        <span>
          Tarifa: <strong>{formatFee(fee, currency)}</strong>
        </span>
        <ButtonLink to={bookingTo} size="small">
          Reservar Turno<span style={visuallyHidden}> con {name}</span>
        </ButtonLink>
      </Stack>
    </Card>
  );
}
