import { Section } from '../../features/availability/availability-layout';
import { AvailabilityPage } from '../../features/availability/AvailabilityPage';
import { OwnCalendarFeed } from '../../features/calendar-feeds/OwnCalendarFeed';
import { texts } from '../../features/calendar-feeds/texts';

interface Props {
  professionalId: number;
}

/** A professional's own data, and the link of their calendar. */
export function AvailabilityTab({ professionalId }: Props) {
  return (
    <AvailabilityPage professionalId={professionalId}>
      <Section id="calendario" title={texts.own.title} about={texts.own.about}>
        <OwnCalendarFeed professionalId={professionalId} />
      </Section>
    </AvailabilityPage>
  );
}
