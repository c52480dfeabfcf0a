import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { up } from '../../kit/ui/breakpoints';
import { PayerCoveragesProvider } from '../../clinic/payer/PayerCoverages';
import { FeatureBlocks } from './FeatureBlocks';
import { Hero } from './Hero';
import { LandingFirstSlots } from './LandingFirstSlots';
import { LandingLists } from './LandingLists';
import { NextSlots } from './NextSlots';
import { NothingYet, offersNothing } from './NothingYet';
import { StatTiles } from './StatTiles';
import { useLanding } from './useLanding';
import { VisitFacts } from './VisitFacts';

const Top = styled(Container)({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingTop: 20,
  [up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 420px',
    gridTemplateRows: 'auto 1fr',
    gap: '24px 64px',
    paddingTop: 48,
    '& > aside': { gridColumn: 2, gridRow: '1 / 3' },
  },
});

export function LandingPage() {
  const page = useLanding();
  const { landing, showSpecialties } = page;
  if (landing && offersNothing(landing)) return <NothingYet clinic={landing.clinic} />;
  return (
    <PayerCoveragesProvider currency={landing?.clinic.currency}>
      <LandingFirstSlots>
        <div className="public">
          <Top>
            <Hero landing={landing} onShowSpecialties={showSpecialties} />
            <NextSlots page={page} />
            <VisitFacts landing={landing} />
          </Top>
          <StatTiles specialties={landing?.specialties} />
          <FeatureBlocks />
          <LandingLists page={page} />
        </div>
      </LandingFirstSlots>
    </PayerCoveragesProvider>
  );
}
