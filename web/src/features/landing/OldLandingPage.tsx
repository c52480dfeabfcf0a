import { styled } from '@mui/material/styles';

import { PageWidth } from '../../shared/ui/layout';
import { FeatureBlocks } from './FeatureBlocks';
import { Hero } from './Hero';
import { LandingLists } from './LandingLists';
import { NextSlots } from './NextSlots';
import { StatTiles } from './StatTiles';
import { useLanding } from './useLanding';

const Narrow = styled(PageWidth)({ maxWidth: 760, display: 'grid', gap: 32 });

/** The former first page: the same sections in one column, the next turnos after the professionals. */
export function OldLandingPage() {
  const page = useLanding();
  const { landing, search, setSearch, showSpecialties } = page;
  return (
    <div className="public">
      <Narrow>
        <Hero clinicName={landing?.clinic.name} search={search} onSearch={setSearch} onShowSpecialties={showSpecialties} />
      </Narrow>
      <StatTiles specialties={landing?.specialties} />
      <FeatureBlocks />
      <LandingLists page={page} />
      <Narrow>
        <NextSlots clinic={landing?.clinic} />
      </Narrow>
    </div>
  );
}
