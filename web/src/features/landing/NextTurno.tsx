import type { ProfessionalCardFragment } from '../../clinic/people/cards.generated';
import { usePayerCoverages } from '../../clinic/payer/PayerCoverages';
import { soonestCovered } from '../../clinic/slots/first-slots';
import { NextSlotLink } from '../../clinic/slots/SlotLinks';
import { bookingPath } from '../booking/booking.paths';
import { useLandingFirstSlots } from './LandingFirstSlots';
import { texts } from './texts';

interface Props {
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
  professionals: readonly Pick<ProfessionalCardFragment, 'id' | 'name'>[];
  /** Also names the professional. */
  specialty?: string;
}

/** Soonest slot of a professional or specialty, on its card. */
export function NextTurno({ today, professionals, specialty }: Props) {
  const { all, failed, refetch } = useLandingFirstSlots();
  const slots = soonestCovered(all, professionals, usePayerCoverages())?.map(({ professionalId, startTime, who }) => {
    return { startTime, to: bookingPath(professionalId, startTime), who };
  });
  return (
    <NextSlotLink
      slots={slots}
      failed={failed}
      onRetry={refetch}
      today={today}
      ofAnybody={specialty !== undefined}
      of={texts.nextTurno.of(specialty ?? professionals[0]?.name ?? '')}
    />
  );
}
