import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { bannerText } from '../../../kit/errors/banner-text';
import { notify } from '../../../kit/notify/notify';
import { preferenceText } from '../texts';
import {
  useMySentRequestsQuery,
  useWithdrawRequestMutation,
  type MySentRequestsQuery,
} from './my-sent-requests.generated';
import { texts } from './texts';

export type OwnRequest = MySentRequestsQuery['mySentRequests'][number];

/** The patient's requests without an answer, and how to withdraw one. */
export function useMySentRequests() {
  const { data, error, refetch } = useMySentRequestsQuery({
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.failed,
  });
  const client = useApolloClient();
  const [withdraw] = useWithdrawRequestMutation();
  const [answeredId, setAnsweredId] = useState<string>();
  const [removedId, setRemovedId] = useState<string>();
  const { ask, dialog } = useQuestion<OwnRequest>((request) => ({
    title: texts.withdrawal.title,
    about: (
      <Subject>
        <strong>{request.specialtyName}</strong>
        {request.contactName !== null && <span className="line">{texts.patient(request.patientName)}</span>}
        {texts.preference(preferenceText(request))}
      </Subject>
    ),
    consequences: [texts.withdrawal.consequence],
    noLabel: texts.withdrawal.no,
    yesLabel: texts.withdrawal.yes,
    isDestructive: true,
    busyLabel: texts.withdrawal.busy,
    onYes: async () => {
      const { error: refusal } = await withdraw({ id: request.id });
      // Answered meanwhile: its turno is among the shown ones.
      if (refusal?.code === 'CONFLICT') {
        setAnsweredId(request.id);
        await client.refetchQueries({ include: 'active' });
      }
      return refusal && bannerText(refusal, texts.withdrawal.unsure);
    },
    onDone: () => {
      setRemovedId(request.id);
      notify.success(texts.withdrawal.done(request.specialtyName));
    },
    onLeft: () => {
      if (answeredId === request.id) setRemovedId(request.id);
    },
  }));
  return {
    query: { data, error, refetch },
    open: (data?.mySentRequests ?? []).filter(({ withdrawnAt }) => withdrawnAt === null),
    withdrawing: { ask, dialog },
    /** Last request that left the list; set once the question is closed. */
    removedId,
  };
}

export type MySentRequestsList = ReturnType<typeof useMySentRequests>;
