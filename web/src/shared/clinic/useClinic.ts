import { useEffect } from 'react';

import { useClinicQuery, type ClinicFactsFragment } from './clinic.generated';

/** Undefined until known. Shows no toast: each page reports its own failures. */
export function useClinic(): ClinicFactsFragment | undefined {
  return useClinicQuery({ errorToast: false }).data?.clinic;
}

/** Titles the tab "Iniciar Sesión · Centro Médico". The landing page puts the clinic first, as the server does. */
export function usePageTitle(title: string, { clinicFirst = false } = {}): void {
  const name = useClinic()?.name;
  useEffect(() => {
    const parts = clinicFirst ? [name, title] : [title, name];
    document.title = parts.filter(Boolean).join(' · ');
  }, [title, name, clinicFirst]);
}
