import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';

import { up } from '../../kit/ui/breakpoints';
import { FeatureBlocks } from './FeatureBlocks';
import { Hero } from './Hero';
import { LandingFirstSlots } from './LandingFirstSlots';
import { LandingLists } from './LandingLists';
import { NextSlots } from './NextSlots';
import { NothingYet, offersNothing } from './NothingYet';
import { StatTiles } from './StatTiles';
import { useLanding } from './useLanding';

const Top = styled(Container)({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingTop: 20,
  [up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 420px', gap: 64, paddingTop: 48 },
});

export function LandingPage() {
  const page = useLanding();
  const { landing, showSpecialties } = page;
  if (landing && offersNothing(landing)) return <NothingYet clinic={landing.clinic} />;
  return (
    <LandingFirstSlots>
      <div className="public">
        <Top>
          <Hero specialties={landing?.specialties} phone={landing?.clinic.phone} onShowSpecialties={showSpecialties} />
          <NextSlots page={page} />
        </Top>
        <StatTiles specialties={landing?.specialties} />
        <FeatureBlocks />
        <LandingLists page={page} />
      </div>
    </LandingFirstSlots>
  );
}
