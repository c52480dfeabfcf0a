import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { usePageTitle } from '../../clinic/facts/useClinic';
import { useRefMap, type RefMap } from '../../kit/focus/useRefMap';
import { useLandingQuery } from './landing.generated';
import { SPECIALTIES_ANCHOR } from './landing.paths';
import { texts } from './texts';

/** Shared by both landings. */
export function useLanding() {
  const { data, error, refetch } = useLandingQuery({ errorFallback: texts.landingLists.failed });
  const sections = useRefMap<string>();
  const headings = useRefMap<string>();
  const landing = data?.landing;
  usePageTitle(texts.title, { clinicFirst: true });
  useScrollToAnchor({ sections, headings }, landing !== undefined);
  const showSpecialties = () => {
    sections.get(SPECIALTIES_ANCHOR)?.scrollIntoView();
    headings.get(SPECIALTIES_ANCHOR)?.focus({ preventScroll: true });
  };
  return { landing, error, refetch, showSpecialties, sections, headings };
}

/** By anchor. */
interface Sections {
  sections: RefMap<string>;
  headings: RefMap<string>;
}

/**
 * Repeats the jump to the anchor once the data give the page its height, and moves the focus there. A second press on
 * the same link jumps again.
 */
function useScrollToAnchor({ sections, headings }: Sections, ready: boolean) {
  const { hash, key } = useLocation();
  useEffect(() => {
    const anchor = ready ? hash.slice(1) : undefined;
    sections.get(anchor)?.scrollIntoView();
    if (document.activeElement?.matches('main, main h1')) headings.get(anchor)?.focus({ preventScroll: true });
  }, [sections, headings, ready, hash, key]);
}
