import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { usePageTitle } from '../../clinic/facts/useClinic';
import { useLandingQuery } from './landing.generated';
import { SPECIALTIES_ANCHOR } from './landing.paths';
import { texts } from './texts';

/** The state shared by both arrangements of the landing. */
export function useLanding() {
  const { data, error, refetch } = useLandingQuery({ errorFallback: texts.landingLists.failed });
  const [search, setSearch] = useState('');
  const landing = data?.landing;
  usePageTitle(texts.title, { clinicFirst: true });
  useScrollToAnchor(landing !== undefined);
  return { landing, error, refetch, search, setSearch, showSpecialties };
}

function showSpecialties() {
  const section = document.getElementById(SPECIALTIES_ANCHOR);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/**
 * Repeats the jump to the address's anchor once the data have given the page its height. Also moves the focus there:
 * a navigation from another page put it at the head, because the anchor did not exist yet.
 */
function useScrollToAnchor(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    const part = ready && hash ? document.getElementById(hash.slice(1)) : null;
    part?.scrollIntoView();
    if (document.activeElement?.matches('main, main h1')) part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [ready, hash]);
}
