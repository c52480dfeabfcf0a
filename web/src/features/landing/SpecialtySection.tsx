import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type Ref } from 'react';

import type { ProfessionalCardFragment, SpecialtyCardFragment } from '../../clinic/people/cards.generated';
import { EmptyState } from '../../kit/states/EmptyState';
import { findByText } from '../../kit/text/text-search';
import { CardGrid } from '../../kit/ui/layout';
import { SPECIALTIES_ANCHOR } from './landing.paths';
import { NextTurno, type Offer } from './NextTurno';
import { SpecialtyCard } from './SpecialtyCard';
import { texts } from './texts';

interface Props {
  sectionRef: Ref<HTMLElement>;
  headingRef: Ref<HTMLHeadingElement>;
  specialties: SpecialtyCardFragment[];
  /** Of all specialties, in display order. */
  professionals: ProfessionalCardFragment[];
  offer: Offer;
  search: string;
  onClearSearch: () => void;
}

/** The specialties that match the search. */
export function SpecialtySection(props: Props) {
  const { sectionRef, headingRef, specialties, professionals, offer, search, onClearSearch } = props;
  const titleId = useId();
  const searching = search.trim() !== '';
  const shown = findByText(
    specialties,
    ({ name, description, keywords }) => `${name} ${description} ${keywords}`,
    search.trim(),
  );
  const clear = (
    <Button variant="text" size="small" onClick={onClearSearch}>
      {texts.specialtySection.showAll}
    </Button>
  );
  return (
    <Container component="section" ref={sectionRef} id={SPECIALTIES_ANCHOR} aria-labelledby={titleId}>
      <Stack direction="row" sx={{ rowGap: 2, columnGap: 4, mb: 4 }}>
        <Typography variant="h2" id={titleId} ref={headingRef} tabIndex={-1}>
          {texts.specialtySection.title}
        </Typography>
        <span role="status">{searching && texts.specialtySection.found(shown.length, search.trim())}</span>
        {searching && shown.length > 0 && clear}
      </Stack>
      {specialties.length === 0 && <EmptyState title={texts.specialtySection.empty} />}
      {specialties.length > 0 && shown.length === 0 && (
        <EmptyState title={texts.specialtySection.nothingFound} action={clear} />
      )}
      {shown.length > 0 && (
        <CardGrid className="cards">
          {shown.map((specialty) => (
            <li key={specialty.id}>
              <SpecialtyCard
                specialty={specialty}
                when={
                  <NextTurno
                    offer={offer}
                    professionals={professionals.filter((it) => it.specialty?.id === specialty.id)}
                    specialty={specialty.name}
                  />
                }
              />
            </li>
          ))}
        </CardGrid>
      )}
    </Container>
  );
}
