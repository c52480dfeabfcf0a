import { usePaused } from '../../../kit/form/usePaused';
import { LEAST_LETTERS } from './patient-lookup';
import { usePatientsQuery } from './patients.generated';

/** Waits for the typing to pause. */
const PAUSE_MS = 300;

/** The patients that `text` finds, after a pause; null: no search. */
export function usePatientSearch(text: string | null) {
  const typed = text?.trim() ?? '';
  const search = usePaused(typed, PAUSE_MS);
  const idle = typed.length < LEAST_LETTERS;
  const { data, error } = usePatientsQuery({
    variables: { search },
    skip: idle || search !== typed,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const found = idle || search !== typed ? undefined : data?.patients;
  const failed = !idle && search === typed && error !== undefined && !found;
  return {
    /** Undefined without a search and while loading. */
    found,
    failed,
    waiting: !idle && !found && !failed,
  };
}
