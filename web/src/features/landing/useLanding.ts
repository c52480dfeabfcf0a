import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { usePageTitle } from '../../shared/clinic/useClinic';
import { useLandingQuery } from './landing.generated';
import { SPECIALTIES_ANCHOR } from './landing.paths';
import { texts } from './texts';

/** What both arrangements of the landing know and do. */
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
 * An address with an anchor is followed again once the data, and with them the page's real height, are there; so is the
 * focus, for who came from another page and was put at the head of this one, since the part was not there yet.
 */
function useScrollToAnchor(ready: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    const part = ready && hash ? document.getElementById(hash.slice(1)) : null;
    part?.scrollIntoView();
    if (document.activeElement?.matches('main, main h1')) part?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [ready, hash]);
}
