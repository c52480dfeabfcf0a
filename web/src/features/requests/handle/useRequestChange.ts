import { useState } from 'react';

import { CONFLICT_TEXT, useEditConflict } from '../../../kit/edit/useEditConflict';
import { refusal, type FormOutcome } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { movedText, texts } from '../texts';
import { toNotesValues, type NotesValues } from './notes-form';
import {
  useUpdateRequestMutation,
  type RejectionInput,
  type RequestFactsFragment,
  type RequestStatus,
} from './requests.generated';

/**
 * Changes status and notes. After a conflict, `request` and `edits` have the other user's version, and the next change
 * builds on it.
 */
export function useRequestChange(
  opened: RequestFactsFragment,
  onSaved: (before: RequestFactsFragment, after: RequestFactsFragment) => void,
) {
  const [request, setRequest] = useState(opened);
  const {
    expectedVersion,
    refusal: conflictIn,
    settle,
    edits,
  } = useEditConflict({ stored: opened, toValues: toNotesValues });
  const [mutate] = useUpdateRequestMutation();

  /** `status` null changes only the notes. */
  const change = async (
    status: RequestStatus | null,
    values: NotesValues,
    rejection?: RejectionInput,
  ): Promise<FormOutcome<NotesValues>> => {
    const input = {
      ...(status && { status }),
      ...(rejection && { rejection }),
      adminNotes: values.adminNotes.trim() || null,
    };
    const { data, error } = await mutate({ id: request.id, input, expectedVersion: expectedVersion ?? null });
    if (!error) {
      settle(data.updateRequest);
      setRequest(data.updateRequest);
      onSaved(request, data.updateRequest);
      return { ok: true };
    }
    const fallback = status === null ? texts.notesForm.failed : texts.requestAnswers.failed;
    if (!conflictIn(error, values)) return refusal(error, { fields: { adminNotes: 'adminNotes' }, fallback });
    const current = error.current as RequestFactsFragment;
    setRequest(current);
    const text = current.status === request.status ? CONFLICT_TEXT : movedText(current);
    // The form shows it at its top, maybe off-screen from the buttons.
    notify.errorInPage(text);
    return { ok: false, text };
  };
  return { request, change, edits };
}
