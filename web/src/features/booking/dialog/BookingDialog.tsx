import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';

import type { MadeAppointment } from '../../../clinic/appointment/new-appointment';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { StepFocus } from '../../../clinic/booking/steps/Step';
import { bookingTexts } from '../../../clinic/booking/texts';
import { dialogTexts } from '../../../clinic/booking/dialog/texts';
import { BookingDialogForm } from './BookingDialogForm';
import type { BookableProfessionalFragment } from '../../../clinic/booking/dialog/dialog.generated';
import { useDialogFacts } from '../../../clinic/booking/dialog/useDialogFacts';

export interface BookingDialogProps {
  isOpen: boolean;
  /** The initial day, yyyy-MM-dd. */
  selectedDate?: string | null;
  selectedProfessionalId?: number | null;
  /** In display order; undefined while loading. */
  professionals: readonly BookableProfessionalFragment[] | undefined;
  /** Set after a failed load. */
  onRetryProfessionals?: (() => void) | undefined;
  onClose: () => void;
  /** Called before the dialog closes. */
  onBooked: (made: MadeAppointment) => void;
  /** Called once the focus is back. */
  onGone?: () => void;
}

/** For patients. Outside clicks don't close it, to protect the input. */
export const BookingDialog = asDialog(function BookingDialog({
  isOpen,
  onClose,
  onGone,
  ...content
}: BookingDialogProps) {
  const [sending, setSending] = useState(false);
  return (
    <GuardedDialog
      open={isOpen}
      title={bookingTexts.modes.patient.title}
      size="page"
      fullOnPhone
      closesOutside={false}
      busy={sending}
      onClose={onClose}
      onGone={onGone}
    >
      {(report) => <Content {...content} onClose={onClose} onSending={setSending} report={report} />}
    </GuardedDialog>
  );
});

interface ContentProps extends Omit<BookingDialogProps, 'isOpen' | 'onGone'> {
  onSending: (sending: boolean) => void;
  report: ReportUnsaved;
}

/** Remounts on every opening. */
function Content({
  professionals,
  onRetryProfessionals,
  selectedDate = null,
  selectedProfessionalId = null,
  ...form
}: ContentProps) {
  const facts = useDialogFacts({ professionals, onRetryProfessionals });
  return (
    <LoadedOnce
      {...facts}
      waiting={<PageSpinner label={dialogTexts.bothDialogs.loading} />}
      around={(said) => <DialogContent dividers>{said}</DialogContent>}
    >
      {(known) => (
        <StepFocus>
          <BookingDialogForm
            {...form}
            {...known}
            selectedDate={selectedDate}
            selectedProfessionalId={selectedProfessionalId}
          />
        </StepFocus>
      )}
    </LoadedOnce>
  );
}
