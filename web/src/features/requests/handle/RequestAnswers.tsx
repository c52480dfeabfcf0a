import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';

import { down } from '../../../shared/ui/breakpoints';
import { texts } from '../texts';
import { toNotesValues, type NotesValues } from './notes-form';
import { isOpen } from './request-status';
import type { RequestFactsFragment } from './requests.generated';

const Row = styled(Stack)({ [down('sm')]: { '& > *': { flex: '1 1 100%' } } });

interface Props {
  /** One that a professional can be assigned to. */
  request: RequestFactsFragment;
  /** Before the form is sent, which puts it on hold. */
  onHold: () => void;
  onReject: (typed: NotesValues) => void;
  onAssign: (request: RequestFactsFragment, adminNotes?: string) => void;
}

/** Inside the form of the notes: what can be answered to a request; the notes that are typed are kept with the answer. */
export function RequestAnswers({ request, onHold, onReject, onAssign }: Props) {
  const { values, isSubmitting, submitForm } = useFormikContext<NotesValues>();
  const hold = () => {
    onHold();
    void submitForm();
  };
  const isUnsaved = values.adminNotes !== toNotesValues(request).adminNotes;
  /** Not disabled while one is on its way: it would lose the focus. */
  const unlessSending = (answer: () => void) => ({ 'aria-disabled': isSubmitting, onClick: isSubmitting ? undefined : answer });
  return (
    <Row direction="row" spacing={2}>
      <Button aria-haspopup="dialog" {...unlessSending(() => onAssign(request, isUnsaved ? values.adminNotes : undefined))}>
        {texts.assignDialog.open}
      </Button>
      {request.status === 'pending' && (
        <Button variant="outlined" {...unlessSending(hold)}>
          {texts.requestAnswers.hold}
        </Button>
      )}
      {isOpen(request) && (
        <Button variant="outlined" aria-haspopup="dialog" {...unlessSending(() => onReject(values))}>
          {texts.requestAnswers.reject}
        </Button>
      )}
    </Row>
  );
}
