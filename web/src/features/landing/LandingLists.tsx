import Container from '@mui/material/Container';

import { ErrorState } from '../../shared/states/ErrorState';
import { PageSpinner } from '../../shared/states/PageSpinner';
import { SPECIALTIES_ANCHOR } from './landing.paths';
import { ProfessionalSection } from './ProfessionalSection';
import { SpecialtySection } from './SpecialtySection';
import type { useLanding } from './useLanding';

/** Specialties, then professionals; or why they are not there yet. */
export function LandingLists({ page }: { page: ReturnType<typeof useLanding> }) {
  const { landing, error, retry, search, setSearch } = page;
  if (!landing) {
    return (
      <Container component="section" id={SPECIALTIES_ANCHOR} aria-label="Especialidades">
        {error ? (
          <ErrorState title="Error al cargar las especialidades" onRetry={retry} />
        ) : (
          <PageSpinner label="Cargando las especialidades…" />
        )}
      </Container>
    );
  }
  return (
    <>
      <SpecialtySection specialties={landing.specialties} search={search} onClearSearch={() => setSearch('')} />
      <ProfessionalSection professionals={landing.professionals} currency={landing.clinic.currency} />
    </>
  );
}
