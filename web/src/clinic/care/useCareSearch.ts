import { useState } from 'react';

import { usePaused } from '../../kit/form/usePaused';
import { useFindCareQuery, type FindCareQuery } from './care.generated';

export type FoundCare = FindCareQuery['findCare'];

/** The server's minimum. */
export const LEAST_LETTERS = 2;
/** Shorter than for patients: the first action of visitors, and of callers. */
const PAUSE_MS = 180;

/** Specialties and professionals by name, complaint or synonym. Earlier results stay until the new ones arrive. */
export function useCareSearch(text: string) {
  const typed = text.trim();
  const search = usePaused(typed, PAUSE_MS);
  const isIdle = typed.length < LEAST_LETTERS;
  const isAsked = !isIdle && search === typed;
  const { data, error, refetch } = useFindCareQuery({ variables: { search }, skip: !isAsked });
  const answer = isAsked ? data?.findCare : undefined;
  const [last, setLast] = useState<FoundCare>();
  if (isIdle ? last : answer && answer !== last) setLast(answer);
  const failed = isAsked && error !== undefined && !answer;
  return {
    /** undefined while idle, before the first answer and after a failure. */
    found: isIdle || failed ? undefined : (answer ?? last),
    /** `found` belongs to the current text. */
    isCurrent: answer !== undefined,
    isWaiting: !isIdle && !answer && !failed,
    failed,
    refetch,
  };
}
