import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SLOTS_OF_EACH } from '@turnero/api/domain/shown-slots';

import { CardGrid } from '../../kit/ui/layout';
import { takersFirst, usePayerCoverages } from '../payer/PayerCoverages';
import type { ProfessionalCardFragment } from '../people/cards.generated';
import { ProfessionalCard } from '../people/ProfessionalCard';
import { useFirstSlots, type FreeSlot } from './first-slots';
import { SlotLinks } from './SlotLinks';
import { texts } from './texts';

interface Props {
  specialtyId: number;
  professionals: readonly ProfessionalCardFragment[];
  /** ISO 4217. */
  currency: string;
  today: string;
  /** With an instant, at that slot. */
  bookingPath: (professionalId: number, startTime?: string) => string;
  pagePath: (slug: string) => string;
}

/** Coming free times of a specialty, together and per professional. */
export function SpecialtyTimes({ specialtyId, professionals, currency, today, bookingPath, pagePath }: Props) {
  const { soonestOf, failed, refetch } = useFirstSlots({ each: SLOTS_OF_EACH, specialtyId });
  const { isTaken, textOf, isLoading } = usePayerCoverages();
  const takers = professionals.filter(({ id }) => isTaken(id) !== false);
  const times = { count: SLOTS_OF_EACH, failed, onRetry: refetch, today };
  // The answer may reorder the cards, so a time in them can't be pressed before.
  const timesOf = ({ id }: ProfessionalCardFragment) => (isLoading ? undefined : soonestOf([id]));
  // One professional's times alone would be there twice.
  const isAnyonesChoice = takers.filter((one) => timesOf(one)?.length !== 0).length > 1;
  /** With names when any professional is meant. */
  const linked = (slots: readonly FreeSlot[] | undefined, among: readonly ProfessionalCardFragment[] = []) =>
    slots?.map(({ professionalId, startTime }) => ({
      startTime,
      to: bookingPath(professionalId, startTime),
      who: among.find(({ id }) => id === professionalId)?.name,
    }));
  return (
    <Stack spacing={4}>
      {isAnyonesChoice && (
        <Card component="article">
          <Typography variant="h3">{texts.anybody}</Typography>
          <SlotLinks
            {...times}
            ofAnybody
            label={texts.timesOfAnybody}
            slots={linked(isLoading ? undefined : soonestOf(takers.map(({ id }) => id)), takers)}
          />
        </Card>
      )}
      <CardGrid key={String(isLoading)} className="cards">
        {takersFirst(professionals, ({ id }) => isTaken(id)).map((professional) => (
          <li key={professional.id}>
            <ProfessionalCard
              professional={professional}
              currency={currency}
              coverage={textOf(professional.id)}
              isTaken={isTaken(professional.id)}
              bookingTo={bookingPath(professional.id)}
              pageTo={pagePath(professional.slug)}
              when={
                <SlotLinks
                  {...times}
                  label={texts.timesOf(professional.name)}
                  slots={linked(timesOf(professional))}
                  of={texts.with(professional.name)}
                />
              }
            />
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}
