import Container from '@mui/material/Container';

import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { dayOf } from '../../kit/time/wall-time';
import { PROFESSIONALS_ANCHOR, SPECIALTIES_ANCHOR } from './landing.paths';
import { ProfessionalSection } from './ProfessionalSection';
import { SpecialtySection } from './SpecialtySection';
import { texts } from './texts';
import type { useLanding } from './useLanding';

/** With loading and error states. */
export function LandingLists({ page }: { page: ReturnType<typeof useLanding> }) {
  const { landing, error, refetch, sections, headings } = page;
  const refsOf = (anchor: string) => ({ sectionRef: sections.ref(anchor), headingRef: headings.ref(anchor) });
  return (
    <LoadedOnce
      query={{ data: landing, error, refetch }}
      errorTitle={texts.landingLists.failed}
      waiting={<PageSpinner label={texts.landingLists.loading} />}
      around={(said) => (
        <Container
          component="section"
          ref={sections.ref(SPECIALTIES_ANCHOR)}
          id={SPECIALTIES_ANCHOR}
          aria-label={texts.specialtySection.title}
        >
          {said}
        </Container>
      )}
    >
      {({ specialties, professionals, clinic }) => (
        <>
          <SpecialtySection
            {...refsOf(SPECIALTIES_ANCHOR)}
            specialties={specialties}
            professionals={professionals}
            today={dayOf(clinic.now)}
          />
          <ProfessionalSection
            {...refsOf(PROFESSIONALS_ANCHOR)}
            professionals={professionals}
            currency={clinic.currency}
            today={dayOf(clinic.now)}
          />
        </>
      )}
    </LoadedOnce>
  );
}
