import { useState } from 'react';

import { usePaused } from '../../../kit/form/usePaused';
import type { FoundCare } from './care-options';
import { useFindCareQuery } from './care.generated';

/** The server's: one letter would find almost everything. */
export const LEAST_LETTERS = 2;
/** Sooner than for staff: it is the first thing that a patient does here. */
const PAUSE_MS = 180;

/** What the typed text finds. What the text before it found stays until the answer is there. */
export function useCareSearch(text: string) {
  const typed = text.trim();
  const search = usePaused(typed, PAUSE_MS);
  const isIdle = typed.length < LEAST_LETTERS;
  const isAsked = !isIdle && search === typed;
  const { data, error, refetch } = useFindCareQuery({ variables: { search }, skip: !isAsked, errorToast: false });
  const answer = isAsked ? data?.findCare : undefined;
  const [last, setLast] = useState<FoundCare>();
  if (isIdle ? last : answer && answer !== last) setLast(answer);
  const failed = isAsked && error !== undefined && !answer;
  return {
    /** Undefined without a search, before its first answer and when it failed. */
    found: isIdle || failed ? undefined : (answer ?? last),
    /** `found` is of the text as it stands. */
    isCurrent: answer !== undefined,
    isWaiting: !isIdle && !answer && !failed,
    failed,
    refetch,
  };
}
