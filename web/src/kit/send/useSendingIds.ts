import { useCallback, useState } from 'react';

/** Ids of entries with requests under way. */
export function useSendingIds() {
  const [sendingIds, setSendingIds] = useState<ReadonlySet<string>>(new Set());
  const sending = useCallback(async <Answer>(id: string, answer: Promise<Answer>): Promise<Answer> => {
    setSendingIds((known) => new Set(known).add(id));
    try {
      return await answer;
    } finally {
      setSendingIds((known) => new Set([...known].filter((other) => other !== id)));
    }
  }, []);
  return { sendingIds, sending };
}

export type Sending = ReturnType<typeof useSendingIds>['sending'];
