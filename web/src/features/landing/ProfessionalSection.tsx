import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type Ref } from 'react';

import { takersFirst, usePayerCoverages } from '../../clinic/payer/PayerCoverages';
import type { ProfessionalCardFragment } from '../../clinic/people/cards.generated';
import { ProfessionalCard } from '../../clinic/people/ProfessionalCard';
import { SelectField } from '../../kit/form/SelectField';
import { EmptyState } from '../../kit/states/EmptyState';
import { CardGrid } from '../../kit/ui/layout';
import { bookingPath } from '../booking/booking.paths';
import { professionalPagePath } from '../directory/directory.paths';
import { PROFESSIONALS_ANCHOR } from './landing.paths';
import { NextTurno } from './NextTurno';
import { texts } from './texts';

const PAGE = 12;
const ALL = '';

interface Props {
  sectionRef: Ref<HTMLElement>;
  headingRef: Ref<HTMLHeadingElement>;
  /** In display order. */
  professionals: ProfessionalCardFragment[];
  currency: string | undefined;
  /** In the clinic, yyyy-MM-dd. */
  today: string;
}

/** All or of one specialty, in pages. */
export function ProfessionalSection({ sectionRef, headingRef, professionals, currency, today }: Props) {
  const titleId = useId();
  const [specialtyId, setSpecialtyId] = useState(ALL);
  const [limit, setLimit] = useState(PAGE);
  const { isTaken, textOf } = usePayerCoverages();
  const matching = takersFirst(
    professionals.filter(({ specialty }) => specialtyId === ALL || String(specialty?.id) === specialtyId),
    ({ id }) => isTaken(id),
  );
  const shown = matching.slice(0, limit);
  return (
    <Container component="section" ref={sectionRef} id={PROFESSIONALS_ANCHOR} aria-labelledby={titleId}>
      <Stack direction="row" spacing={4} sx={{ alignItems: 'flex-end', justifyContent: 'space-between', mb: 4 }}>
        <Typography variant="h2" id={titleId} ref={headingRef} tabIndex={-1}>
          {texts.professionalSection.title}
        </Typography>
        {professionals.length > 0 && (
          <SelectField
            label={texts.professionalSection.specialty}
            value={specialtyId}
            options={[
              { value: ALL, label: texts.professionalSection.allSpecialties },
              ...specialtyOptions(professionals),
            ]}
            onChange={(chosen) => {
              setSpecialtyId(chosen);
              setLimit(PAGE);
            }}
          />
        )}
      </Stack>
      {professionals.length === 0 && <EmptyState title={texts.professionalSection.empty} />}
      {shown.length > 0 && (
        <CardGrid className="cards">
          {shown.map((professional) => (
            <li key={professional.id}>
              <ProfessionalCard
                professional={professional}
                currency={currency}
                coverage={textOf(professional.id)}
                isTaken={isTaken(professional.id)}
                bookingTo={bookingPath(professional.id)}
                pageTo={professionalPagePath(professional.slug)}
                when={<NextTurno today={today} professionals={[professional]} />}
              />
            </li>
          ))}
        </CardGrid>
      )}
      <Stack spacing={2} sx={{ alignItems: 'center', mt: 6, color: 'text.secondary' }} role="status">
        {matching.length > PAGE && texts.professionalSection.shown(shown.length, matching.length)}
      </Stack>
      {shown.length < matching.length && (
        <Stack spacing={2} sx={{ alignItems: 'center', mt: 6, color: 'text.secondary' }}>
          <Button variant="outlined" onClick={() => setLimit(limit + PAGE)}>
            {texts.professionalSection.showMore}
          </Button>
        </Stack>
      )}
    </Container>
  );
}

function specialtyOptions(professionals: ProfessionalCardFragment[]) {
  const names = new Map<string, string>();
  for (const { specialty } of professionals) if (specialty) names.set(String(specialty.id), specialty.name);
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label, 'es'));
}
