import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { clockTime, dayOf, slotDate } from '../../kit/time/wall-time';
import { up } from '../../kit/ui/breakpoints';
import type { LandingQuery } from './landing.generated';
import { useLandingFirstSlots } from './LandingFirstSlots';
import type { SearchBoxProps } from './search/search-box';
import { SearchBox } from './search/SearchBox';
import { texts } from './texts';

const Copy = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 12,
  '& h1': { overflowWrap: 'anywhere' },
  [up('md')]: { gap: 16 },
});

interface Props extends Pick<SearchBoxProps, 'onShowSpecialties'> {
  landing: LandingQuery['landing'] | undefined;
}

export function Hero({ landing, onShowSpecialties }: Props) {
  const { soonestOf } = useLandingFirstSlots();
  const nextSlotOf: SearchBoxProps['nextSlotOf'] = (isMeant) => {
    if (!landing) return;
    const slot = soonestOf(
      landing.professionals.filter(isMeant).map(({ id }) => id),
      1,
    )?.[0];
    return slot && `${slotDate(dayOf(slot.startTime), dayOf(landing.clinic.now))} · ${clockTime(slot.startTime)}`;
  };
  return (
    <Copy>
      <Typography variant="h1">{texts.hero.title}</Typography>
      <Typography color="textSecondary">{texts.hero.promise}</Typography>
      <SearchBox
        specialties={landing?.specialties}
        phone={landing?.clinic.phone}
        onShowSpecialties={onShowSpecialties}
        nextSlotOf={nextSlotOf}
      />
      <Button variant="outlined" onClick={onShowSpecialties}>
        {texts.hero.toSpecialties}
      </Button>
    </Copy>
  );
}
