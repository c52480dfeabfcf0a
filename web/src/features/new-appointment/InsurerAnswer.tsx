import { useEffect } from 'react';

import { insurersText } from '../../clinic/care/insurers-text';
import type { FoundCare } from '../../clinic/care/useCareSearch';
import { useTakers } from '../../clinic/payer/useTakers';
import { newTexts } from './texts';
import { namedInsurer } from './whom';

export interface InsurerAnswered {
  /** The result of the search that is answered. */
  found: FoundCare;
  /** Spanish, or null. */
  text: string | null;
  /** Ids of the professionals who take the named insurer; undefined while unknown. */
  takers: ReadonlySet<number> | undefined;
  /** `takers` are loading. */
  isWaiting: boolean;
}

export interface InsurerAnswerProps {
  found: FoundCare;
  /** Must be stable. */
  onAnswer: (answer: InsurerAnswered) => void;
}

/** Reports what a search says about the insurers that it names. Loaded with the first such search. */
export function InsurerAnswer({ found, onAnswer }: InsurerAnswerProps) {
  const { takers, isLoading, failed } = useTakers(namedInsurer(found)?.id);
  useEffect(() => {
    const text = [insurersText(found), failed && newTexts.whom.takersFailed].filter(Boolean).join(' ') || null;
    onAnswer({ found, text, takers, isWaiting: isLoading });
  }, [found, takers, isLoading, failed, onAnswer]);
  return null;
}
