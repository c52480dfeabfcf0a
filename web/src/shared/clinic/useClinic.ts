import { useEffect } from 'react';

import { useClinicQuery, type ClinicFactsFragment } from './clinic.generated';

/** The clinic's facts, once they are known. A failure stays quiet: every page also loads its own data and tells. */
export function useClinic(): ClinicFactsFragment | undefined {
  return useClinicQuery({ errorToast: false }).data?.clinic;
}

/** Names the browser's tab: "Iniciar Sesión · Centro Médico"; the first page has the clinic's name first, as the server sends it. */
export function usePageTitle(title: string, { clinicFirst = false } = {}): void {
  const name = useClinic()?.name;
  useEffect(() => {
    const parts = clinicFirst ? [name, title] : [title, name];
    document.title = parts.filter(Boolean).join(' · ');
  }, [title, name, clinicFirst]);
}
