import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import type { ProfessionalCardFragment } from '../../../clinic/people/cards.generated';
import { ProfessionalCard } from '../../../clinic/people/ProfessionalCard';
import { useFirstSlots, type FreeSlot } from '../../../clinic/slots/first-slots';
import { SlotLinks } from '../../../clinic/slots/SlotLinks';
import { EmptyState } from '../../../kit/states/EmptyState';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { CardGrid } from '../../../kit/ui/layout';
import { bookingPath } from '../../booking/booking.paths';
import { LANDING_PROFESSIONALS_PATH } from '../../landing/landing.paths';
import { texts } from '../texts';

export const DIRECT_BOOKING_ID = 'elegir-horario';
/** Times of each. */
const EACH = 4;

const Head = styled(Stack)({ '& > h2': { outline: 'none', scrollMarginTop: 80 } });

interface Props {
  specialtyId: number;
  professionals: readonly ProfessionalCardFragment[];
  /** ISO 4217. */
  currency: string;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
}

/** The coming free times of a specialty, of anybody and of each professional: booked now, without a request. */
export function DirectBooking({ specialtyId, professionals, currency, today }: Props) {
  const { soonestOf, failed, refetch } = useFirstSlots({ each: EACH, specialtyId });
  const times = { count: EACH, failed, onRetry: refetch, today };
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
      {professionals.length > 1 && (
        <Card component="article">
          <Typography variant="h3">{texts.directBooking.anybody}</Typography>
          <SlotLinks
            {...times}
            ofAnybody
            label={texts.directBooking.timesOfAnybody}
            slots={linked(soonestOf(professionals.map(({ id }) => id)), professionals)}
          />
        </Card>
      )}
      <CardGrid className="cards">
        {professionals.map((professional) => (
          <li key={professional.id}>
            <ProfessionalCard
              professional={professional}
              currency={currency}
              bookingTo={bookingPath(professional.id)}
              when={
                <SlotLinks
                  {...times}
                  label={texts.directBooking.timesOf(professional.name)}
                  slots={linked(soonestOf([professional.id]))}
                  of={texts.directBooking.with(professional.name)}
                />
              }
            />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

/** With their names when any of these professionals is meant. */
function linked(slots: readonly FreeSlot[] | undefined, professionals: readonly ProfessionalCardFragment[] = []) {
  return slots?.map(({ professionalId, startTime }) => ({
    startTime,
    to: bookingPath(professionalId, startTime),
    who: professionals.find(({ id }) => id === professionalId)?.name,
  }));
}
