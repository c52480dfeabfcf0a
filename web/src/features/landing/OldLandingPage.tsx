import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';

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

/** The former home page: one column, next slots last. */
export function OldLandingPage() {
  const page = useLanding();
  const { landing, showSpecialties } = page;
  if (landing && offersNothing(landing)) return <NothingYet clinic={landing.clinic} />;
  return (
    <PayerCoveragesProvider currency={landing?.clinic.currency}>
      <LandingFirstSlots>
        <div className="public">
          <Stack component={Container} spacing={8} sx={{ maxWidth: 760 }}>
            <Hero landing={landing} onShowSpecialties={showSpecialties} />
          </Stack>
          <StatTiles specialties={landing?.specialties} />
          <FeatureBlocks />
          <LandingLists page={page} />
          <Stack component={Container} spacing={8} sx={{ maxWidth: 760 }}>
            <NextSlots page={page} />
            <VisitFacts landing={landing} />
          </Stack>
        </div>
      </LandingFirstSlots>
    </PayerCoveragesProvider>
  );
}
