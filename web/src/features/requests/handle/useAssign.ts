import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useUndoableCreation } from '../../../clinic/appointment/undo/useUndoableCreation';
import { useSamePatientQuestion } from '../../../clinic/same-patient/useSamePatientQuestion';
import { refusesSlot } from '../../../clinic/slots/refuses-slot';
import { failureText } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { useHoldDialog } from '../../../kit/ui/hold-dialog';
import { confirmationPath } from '../../appointments/appointments.paths';
import { movedText, texts } from '../texts';
import { useAssignRequestMutation, type AssignRequestInput } from './assign.generated';
import { isAssignable, isOpen } from './request-status';
import type { RequestFactsFragment } from './requests.generated';

interface Options {
  request: RequestFactsFragment;
  /** The clinic's instant. */
  now: string;
  /** Runs after any change of the request. */
  onChanged: () => Promise<void>;
  onAssigned: () => void;
}

/** Once. Failures keep the choices. */
export function useAssign({ request: opened, now, onChanged, onAssigned }: Options) {
  const [assign] = useAssignRequestMutation();
  const navigate = useNavigate();
  const reportMade = useUndoableCreation(now, () => void onChanged());
  const { confirmed, question } = useSamePatientQuestion('turno');
  const client = useApolloClient();
  const retry = useRetryKey<AssignRequestInput>();
  const [request, setRequest] = useState(opened);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<AssignRequestInput | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useHoldDialog(busy);

  /** `onTaken`: no longer free. */
  const submit = async (input: AssignRequestInput, onTaken: (start: string) => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setSent(input);
    setFailure(null);
    const what = { id: request.id, input, expectedVersion: request.version, idempotencyKey: retry.keyOf(input) };
    const { data, error } = await confirmed((confirmedAppointments) =>
      assign({ ...what, ...(confirmedAppointments && { confirmedAppointments }) }),
    );
    if (!error) {
      const { id, version, patientName, appointment: turno } = data.assignRequest;
      const { status } = request;
      if (turno) {
        reportMade(texts.assignForm.done, {
          turnos: [turno],
          detail: texts.assignForm.made(patientName, turno.startTime, turno.professionalName),
          view: {
            label: texts.assignForm.view(patientName),
            onPress: () => void navigate(confirmationPath(turno.id)),
          },
          // Without its new turno, a request that lost one has lost it again.
          request: isOpen({ status }) ? { id, status, expectedVersion: version } : undefined,
        });
      } else notify.success(texts.assignForm.done);
      void onChanged();
      onAssigned();
      return;
    }
    setBusy(false);
    if (!error.isUnsure) setSent(null);
    // The user declined the question.
    if (error.unconfirmed.length > 0) return;
    const current = error.current as RequestFactsFragment | undefined;
    if (error.code === 'CONFLICT' && current?.version !== undefined) {
      setRequest(current);
      void onChanged();
      notify.errorInPage(movedText(current));
      setFailure(movedText(current));
      return;
    }
    setFailure(failureText(error, texts.assignForm.failed, texts.assignForm.unsure));
    if (refusesSlot(error)) await onTaken(input.startTime);
    else if (error.code === 'CONFLICT') await client.refetchQueries({ include: 'active' });
  };
  return {
    submit,
    /** Assigns despite simultaneous appointments? */
    question,
    busy,
    /** In flight, unclear or assigned. */
    sent,
    failure,
    /** Another user answered the request. */
    isGone: !isAssignable(request),
  };
}
