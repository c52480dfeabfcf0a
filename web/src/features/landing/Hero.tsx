import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { PayerLine } from '../../clinic/payer/PayerLine';
import { PayerStatus } from '../../clinic/payer/PayerStatus';
import { useWho } from '../../clinic/session/useWho';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { clockTime, dayOf, slotDate } from '../../kit/time/wall-time';
import { up } from '../../kit/ui/breakpoints';
import type { LandingQuery } from './landing.generated';
import { useLandingFirstSlots } from './LandingFirstSlots';
import type { SearchBoxProps } from './search/search-box';
import type { OwnNextTurnoProps } from './OwnNextTurno';
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

const loadOwnTurno = () => import('./OwnNextTurno').then((file) => file.OwnNextTurno);

interface Props extends Pick<SearchBoxProps, 'onShowSpecialties'> {
  landing: LandingQuery['landing'] | undefined;
}

export function Hero({ landing, onShowSpecialties }: Props) {
  const who = useWho();
  const { soonestOf } = useLandingFirstSlots();
  const nextSlotOf: SearchBoxProps['nextSlotOf'] = (isMeant) => {
    if (!landing) return;
    const slot = soonestOf(
      landing.professionals.filter(isMeant).map(({ id }) => id),
      1,
    )?.[0];
    return (
      slot && { date: slotDate(dayOf(slot.startTime), dayOf(landing.clinic.now)), time: clockTime(slot.startTime) }
    );
  };
  return (
    <Copy>
      <Typography variant="h1">{texts.hero.title}</Typography>
      <Typography color="textSecondary">{texts.hero.promise(Boolean(who))}</Typography>
      {landing && who?.role === 'user' && (
        <LazyComponent<OwnNextTurnoProps> load={loadOwnTurno} isNeeded props={{ now: landing.clinic.now }} />
      )}
      <SearchBox
        specialties={landing?.specialties}
        phone={landing?.clinic.phone}
        onShowSpecialties={onShowSpecialties}
        nextSlotOf={nextSlotOf}
      />
      <PayerLine>
        <PayerStatus />
      </PayerLine>
      <Button variant="outlined" onClick={onShowSpecialties}>
        {texts.hero.toSpecialties}
      </Button>
    </Copy>
  );
}
