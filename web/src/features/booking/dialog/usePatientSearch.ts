import { useEffect, useState } from 'react';

import { usePatientsQuery } from './dialog.generated';
import { LEAST_LETTERS } from './patient-lookup';

/** How long somebody pauses who has typed whom they look for. */
const PAUSE_MS = 300;

/** The patients whom `text` may mean, once the typing pauses. null: nobody is looked for. */
export function usePatientSearch(text: string | null) {
  const wanted = text?.trim() ?? '';
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const idle = wanted.length < LEAST_LETTERS;
  const { data, error } = usePatientsQuery({
    variables: { search },
    skip: idle || search !== wanted,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const found = idle || search !== wanted ? undefined : data?.patients;
  const failed = !idle && search === wanted && error !== undefined && !found;
  return {
    /** Undefined while nobody is looked for, or the answer is on its way. */
    found,
    failed,
    waiting: !idle && !found && !failed,
  };
}
