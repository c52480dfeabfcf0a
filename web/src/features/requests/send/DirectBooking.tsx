import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import type { ProfessionalCardFragment } from '../../../clinic/people/cards.generated';
import { SpecialtyTimes } from '../../../clinic/slots/SpecialtyTimes';
import { EmptyState } from '../../../kit/states/EmptyState';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { bookingPath } from '../../booking/booking.paths';
import { professionalPagePath } from '../../directory/directory.paths';
import { LANDING_PROFESSIONALS_PATH } from '../../landing/landing.paths';
import { texts } from '../texts';

export const DIRECT_BOOKING_ID = 'elegir-horario';
const Head = styled(Stack)({ '& > h2': { outline: 'none', scrollMarginTop: 80 } });

interface Props {
  specialtyId: number;
  professionals: readonly ProfessionalCardFragment[];
  /** ISO 4217. */
  currency: string;
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
}

/** Next free slots of a specialty and its professionals, to book without a request. */
export function DirectBooking({ specialtyId, professionals, currency, today }: Props) {
  return (
    <section aria-labelledby={DIRECT_BOOKING_ID}>
      <Head spacing={1}>
        <Typography variant="h2" id={DIRECT_BOOKING_ID} tabIndex={-1}>
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
      {professionals.length > 0 && (
        <SpecialtyTimes
          specialtyId={specialtyId}
          professionals={professionals}
          currency={currency}
          today={today}
          bookingPath={bookingPath}
          pagePath={professionalPagePath}
        />
      )}
    </section>
  );
}
