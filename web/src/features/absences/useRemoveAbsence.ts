import { useApolloClient } from '@apollo/client/react';

import { useForgetNoSlots } from '../../clinic/no-slots/useForgetNoSlots';
import { failureText } from '../../kit/form/outcome';
import { notify } from '../../kit/notify/notify';
import { useRemoveAbsenceMutation } from './absences.generated';
import { texts } from './texts';

/** Resolves to the text of a failure. An absence that is already gone counts as removed. */
export function useRemoveAbsence(professionalId: number): (ids: readonly number[]) => Promise<string | undefined> {
  const [remove] = useRemoveAbsenceMutation();
  const client = useApolloClient();
  const forgetNoSlots = useForgetNoSlots();
  return async (ids) => {
    const outcomes = await Promise.all(ids.map((id) => remove({ professionalId, id })));
    const failure = outcomes.find(({ error }) => error && error.code !== 'NOT_FOUND')?.error;
    void forgetNoSlots();
    void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    const text = failure && failureText(failure, texts.removal.failed);
    if (text === undefined) notify.success(texts.removal.done);
    return text;
  };
}
