import { useEffect } from 'react';

import { useClinicQuery, type ClinicFactsFragment } from './clinic.generated';

/** Without toast: pages report failures. */
export function useClinic(): ClinicFactsFragment | undefined {
  return useClinicQuery().data?.clinic;
}

/** The landing names the clinic first, as the server does. The server's metadata of a page goes with it. */
export function usePageTitle(title: string, { clinicFirst = false } = {}): void {
  const name = useClinic()?.name;
  useEffect(() => {
    const parts = clinicFirst ? [name, title] : [title, name];
    document.title = parts.filter(Boolean).join(' · ');
  }, [title, name, clinicFirst]);
  useEffect(() => {
    const metadata = [...document.head.children].filter((part) => part.hasAttribute('data-page'));
    return () => metadata.forEach((part) => part.remove());
  }, []);
}
