import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { longDate } from '../../../kit/time/wall-time';
import { useBookableProfessionals } from '../dialog/useBookableProfessionals';
import { useDialogFacts } from '../dialog/useDialogFacts';
import { texts } from '../texts';
import { CreateAppointmentForm } from './CreateAppointmentForm';

interface Props {
  /** yyyy-MM-dd */
  date: string;
  /** Preselected when patients can book them. */
  selectedProfessionalId?: number | null;
  onClose: () => void;
  /** Called before the dialog closes. */
  onCreated: (made: { id: string; startTime: string; professionalId: number }) => void;
}

/** An administrator creates a turno in one of the day's slots. Render it while it is open. */
export const CreateAppointmentDialog = asDialog(function CreateAppointmentDialog({
  date,
  selectedProfessionalId = null,
  onClose,
  onCreated,
}: Props) {
  const [sending, setSending] = useState(false);
  const facts = useDialogFacts(useBookableProfessionals(true));
  return (
    <GuardedDialog
      title={texts.createAppointmentDialog.title}
      fullOnPhone
      closesOutside={false}
      busy={sending}
      onClose={onClose}
    >
      {(report) => (
        <LoadedOnce
          {...facts}
          waiting={<PageSpinner label={texts.bothDialogs.loading} />}
          around={(said) => (
            <DialogContent dividers>
              <p>{longDate(date)}</p>
              {said}
            </DialogContent>
          )}
        >
          {({ viewer, ...known }) => (
            <CreateAppointmentForm
              {...known}
              date={date}
              selectedProfessionalId={selectedProfessionalId}
              viewerId={viewer.id}
              onSending={setSending}
              report={report}
              onClose={onClose}
              onCreated={onCreated}
            />
          )}
        </LoadedOnce>
      )}
    </GuardedDialog>
  );
});
