import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';

import { takersFirst, usePayerCoverages } from '../../clinic/payer/PayerCoverages';
import type { ProfessionalCardFragment, SpecialtyCardFragment } from '../../clinic/people/cards.generated';
import { EmptyState } from '../../kit/states/EmptyState';
import { CardGrid } from '../../kit/ui/layout';
import { SPECIALTIES_ANCHOR } from './landing.paths';
import { NextTurno } from './NextTurno';
import { SpecialtyCard } from './SpecialtyCard';
import { texts } from './texts';

interface Props {
  sectionRef: Ref<HTMLElement>;
  headingRef: Ref<HTMLHeadingElement>;
  specialties: SpecialtyCardFragment[];
  /** All professionals, in display order. */
  professionals: ProfessionalCardFragment[];
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
}

export function SpecialtySection(props: Props) {
  const { sectionRef, headingRef, specialties, professionals, today } = props;
  const titleId = useId();
  const { isTakenByAny, textOfAny } = usePayerCoverages();
  const cards = specialties.map((specialty) => {
    const theirs = professionals.filter((it) => it.specialty?.id === specialty.id);
    const ids = theirs.map(({ id }) => id);
    return { specialty, theirs, isAnyTaken: isTakenByAny(ids), coverage: textOfAny(ids) };
  });
  return (
    <Container component="section" ref={sectionRef} id={SPECIALTIES_ANCHOR} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} ref={headingRef} tabIndex={-1} sx={{ mb: 4 }}>
        {texts.specialtySection.title}
      </Typography>
      {specialties.length === 0 && <EmptyState title={texts.specialtySection.empty} />}
      {specialties.length > 0 && (
        <CardGrid className="cards">
          {takersFirst(cards, ({ isAnyTaken }) => isAnyTaken).map(({ specialty, theirs, coverage, isAnyTaken }) => (
            <li key={specialty.id}>
              <SpecialtyCard
                specialty={specialty}
                coverage={coverage}
                isTaken={isAnyTaken}
                when={<NextTurno today={today} professionals={theirs} specialty={specialty.name} />}
              />
            </li>
          ))}
        </CardGrid>
      )}
    </Container>
  );
}
