import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';

import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import { useViewer } from '../../clinic/session/useViewer';
import { asDialog } from '../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../kit/dialog/GuardedDialog';
import type { ReportUnsaved } from '../../kit/form/useUnsaved';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { longDate } from '../../kit/time/wall-time';
import { StepFocus } from '../../clinic/booking/steps/Step';
import { useBookableProfessionals } from '../../clinic/booking/dialog/useBookableProfessionals';
import { useDialogFacts } from '../../clinic/booking/dialog/useDialogFacts';
import { bookingTexts } from '../../clinic/booking/texts';
import { newTexts } from './texts';
import { dialogTexts } from '../../clinic/booking/dialog/texts';
import { NewAppointmentForm } from './NewAppointmentForm';

/** For staff, beside the page that it concerns. Outside clicks don't close it, to protect the input. */
export const NewAppointmentDialog = asDialog(function NewAppointmentDialog({
  isOpen,
  ...content
}: NewAppointmentProps) {
  const { viewer } = useViewer();
  const [sending, setSending] = useState(false);
  const { title } = bookingTexts.modes[viewer?.role === 'admin' ? 'admin' : 'professional'];
  return (
    <GuardedDialog
      open={isOpen}
      title={content.isForDay === true ? newTexts.createAppointmentDialog.title : title}
      size="panel"
      fullOnPhone
      closesOutside={false}
      busy={sending}
      onClose={content.onClose}
    >
      {(report) => <Content {...content} onSending={setSending} report={report} />}
    </GuardedDialog>
  );
});

interface ContentProps extends Omit<NewAppointmentProps, 'isOpen'> {
  onSending: (sending: boolean) => void;
  report: ReportUnsaved;
}

/** Remounts on every opening. */
function Content({ date, startTime, professionalId, roomId, isForDay, isOverbooking, ...form }: ContentProps) {
  const facts = useDialogFacts(useBookableProfessionals(true));
  return (
    <LoadedOnce
      {...facts}
      waiting={<PageSpinner label={dialogTexts.bothDialogs.loading} />}
      around={(said) => (
        <DialogContent dividers>
          {isForDay === true && date != null && <p>{longDate(date)}</p>}
          {said}
        </DialogContent>
      )}
    >
      {(known) => (
        <StepFocus>
          <NewAppointmentForm
            {...form}
            {...known}
            date={date ?? null}
            startTime={startTime ?? null}
            professionalId={professionalId ?? null}
            roomId={roomId ?? null}
            isForDay={isForDay === true}
            isOverbooking={isOverbooking === true}
          />
        </StepFocus>
      )}
    </LoadedOnce>
  );
}
