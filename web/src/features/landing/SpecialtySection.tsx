import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';

import type { SpecialtyCardFragment } from '../../clinic/people/cards.generated';
import { EmptyState } from '../../kit/states/EmptyState';
import { CardGrid } from '../../kit/ui/layout';
import { SPECIALTIES_ANCHOR } from './landing.paths';
import { SpecialtyCard } from './SpecialtyCard';
import { texts } from './texts';

interface Props {
  sectionRef: Ref<HTMLElement>;
  headingRef: Ref<HTMLHeadingElement>;
  specialties: SpecialtyCardFragment[];
}

export function SpecialtySection({ sectionRef, headingRef, specialties }: Props) {
  const titleId = useId();
  return (
    <Container component="section" ref={sectionRef} id={SPECIALTIES_ANCHOR} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} ref={headingRef} tabIndex={-1} sx={{ mb: 4 }}>
        {texts.specialtySection.title}
      </Typography>
      {specialties.length === 0 && <EmptyState title={texts.specialtySection.empty} />}
      {specialties.length > 0 && (
        <CardGrid className="cards">
          {specialties.map((specialty) => (
            <li key={specialty.id}>
              <SpecialtyCard specialty={specialty} />
            </li>
          ))}
        </CardGrid>
      )}
    </Container>
  );
}
