import Container from '@mui/material/Container';

import { LoadedOnce } from '../../shared/states/LoadedOnce';
import { PageSpinner } from '../../shared/states/PageSpinner';
import { SPECIALTIES_ANCHOR } from './landing.paths';
import { ProfessionalSection } from './ProfessionalSection';
import { SpecialtySection } from './SpecialtySection';
import type { useLanding } from './useLanding';

/** Specialties, then professionals; or why they are not there yet. */
export function LandingLists({ page }: { page: ReturnType<typeof useLanding> }) {
  const { landing, error, refetch, search, setSearch } = page;
  return (
    <LoadedOnce
      query={{ data: landing, error, refetch }}
      errorTitle="Error al cargar las especialidades"
      waiting={<PageSpinner label="Cargando las especialidades…" />}
      around={(said) => (
        <Container component="section" id={SPECIALTIES_ANCHOR} aria-label="Especialidades">
          {said}
        </Container>
      )}
    >
      {({ specialties, professionals, clinic }) => (
        <>
          <SpecialtySection specialties={specialties} search={search} onClearSearch={() => setSearch('')} />
          <ProfessionalSection professionals={professionals} currency={clinic.currency} />
        </>
      )}
    </LoadedOnce>
  );
}
