import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';

import { GuardedDialog } from '../../../shared/dialog/GuardedDialog';
import { asDialog } from '../../../shared/dialog/as-dialog';
import { LoadedOnce } from '../../../shared/states/LoadedOnce';
import { PageSpinner } from '../../../shared/states/PageSpinner';
import { longDate } from '../../../shared/time/clinic-time';
import { texts } from '../texts';
import { CreateAppointmentForm } from './CreateAppointmentForm';
import { useBookableProfessionals } from './useBookableProfessionals';
import { useDialogFacts } from './useDialogFacts';

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
  date, selectedProfessionalId = null, onClose, onCreated,
}: Props) {
  const [sending, setSending] = useState(false);
  const facts = useDialogFacts(useBookableProfessionals(true));
  return (
    <GuardedDialog title={texts.createAppointmentDialog.title} fullOnPhone closesOutside={false} busy={sending} onClose={onClose}>
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
