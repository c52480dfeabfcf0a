import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

import { FormAction } from '../../../kit/form/FormAction';
import type { FormOutcome } from '../../../kit/form/outcome';
import { down } from '../../../kit/ui/breakpoints';
import { texts } from '../texts';
import { toNotesValues, type NotesValues } from './notes-form';
import { isOpen } from './request-status';
import type { RequestFactsFragment } from './requests.generated';

const Row = styled(Stack)({ [down('sm')]: { '& > *': { flex: '1 1 100%' } } });

interface Props {
  /** Must be assignable. */
  request: RequestFactsFragment;
  onHold: (typed: NotesValues) => Promise<FormOutcome<NotesValues>>;
  onReject: (typed: NotesValues) => void;
  onAssign: (request: RequestFactsFragment, adminNotes?: string) => void;
}

/** Inside the notes form; each answer also saves the notes. */
export function RequestAnswers({ request, onHold, onReject, onAssign }: Props) {
  const unsaved = ({ adminNotes }: NotesValues) =>
    adminNotes === toNotesValues(request).adminNotes ? undefined : adminNotes;
  return (
    <Row direction="row" spacing={2}>
      <FormAction<NotesValues>
        variant="contained"
        aria-haspopup="dialog"
        onPress={(typed) => onAssign(request, unsaved(typed))}
      >
        {texts.assignDialog.open}
      </FormAction>
      {request.status === 'pending' && <FormAction<NotesValues> send={onHold}>{texts.requestAnswers.hold}</FormAction>}
      {isOpen(request) && (
        <FormAction<NotesValues> aria-haspopup="dialog" onPress={onReject}>
          {texts.requestAnswers.reject}
        </FormAction>
      )}
    </Row>
  );
}
