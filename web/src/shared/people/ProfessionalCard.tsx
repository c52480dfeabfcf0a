import { styled } from '@mui/material/styles';
import type { To } from 'react-router-dom';

import { formatFee } from '../money';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/layout';
import { Avatar } from './Avatar';
import type { ProfessionalCardFragment } from './cards.generated';

const Head = styled('div')({ display: 'flex', gap: 12, alignItems: 'center', minWidth: 0, '& p': { color: 'var(--muted)' } });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 'auto',
});

interface Props {
  professional: ProfessionalCardFragment;
  /** ISO 4217 code of the fee. */
  currency: string | undefined;
  bookingTo: To;
}

/** A professional to book with. */
export function ProfessionalCard({ professional, currency, bookingTo }: Props) {
  const { name, pictureUrl, specialty, fee } = professional;
  return (
    <Card>
      <Head>
        <Avatar name={name} pictureUrl={pictureUrl} size={56} />
        <div>
          <h3>{name}</h3>
          {specialty && <p>{specialty.name}</p>}
        </div>
      </Head>
      <Foot>
        <span>
          Tarifa: <strong>{formatFee(fee, currency)}</strong>
        </span>
        <ButtonLink to={bookingTo} size="small">
          Reservar Turno<span className="visually-hidden"> con {name}</span>
        </ButtonLink>
      </Foot>
    </Card>
  );
}
