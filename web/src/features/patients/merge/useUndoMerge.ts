import { useApolloClient } from '@apollo/client/react';

import { notify } from '../../../kit/notify/notify';
import { useUndoPatientMergeMutation } from './merge.generated';
import { texts } from './texts';

/** Undoes a merge by its id, also from a toast on another page, and reloads what is visible. */
export function useUndoMerge(): (id: string) => Promise<void> {
  const [undo] = useUndoPatientMergeMutation({ errorFallback: texts.undo.failed });
  const client = useApolloClient();
  return async (id) => {
    const { data } = await undo({ id });
    if (data) notify.success(texts.undo.done(data.back.name));
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
}
