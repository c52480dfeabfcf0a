import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import type { ProfessionalCardFragment } from '../../../clinic/people/cards.generated';
import { ProfessionalCard } from '../../../clinic/people/ProfessionalCard';
import { EmptyState } from '../../../kit/states/EmptyState';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { CardGrid } from '../../../kit/ui/layout';
import { bookingPath } from '../../booking/booking.paths';
import { LANDING_PROFESSIONALS_PATH } from '../../landing/landing.paths';
import { texts } from '../texts';

export const PROFESSIONALS_ID = 'elegir-profesional';

const Head = styled(Stack)({ '& > h2': { outline: 'none', scrollMarginTop: 80 } });

interface Props {
  professionals: readonly ProfessionalCardFragment[];
  /** ISO 4217. */
  currency: string;
}

/** The professionals a patient can book directly instead of waiting for an answer. */
export function DirectBooking({ professionals, currency }: Props) {
  return (
    <section aria-labelledby={PROFESSIONALS_ID}>
      <Head spacing={1}>
        <Typography variant="h2" id={PROFESSIONALS_ID} tabIndex={-1}>
          {texts.directBooking.title}
        </Typography>
        {professionals.length > 0 && <Typography color="textSecondary">{texts.directBooking.hint}</Typography>}
      </Head>
      {professionals.length === 0 && (
        <EmptyState
          title={texts.directBooking.empty}
          action={
            <ButtonLink to={LANDING_PROFESSIONALS_PATH} variant="outlined">
              {texts.directBooking.all}
            </ButtonLink>
          }
        />
      )}
      <CardGrid className="cards">
        {professionals.map((professional) => (
          <li key={professional.id}>
            <ProfessionalCard
              professional={professional}
              currency={currency}
              bookingTo={bookingPath(professional.id)}
            />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
