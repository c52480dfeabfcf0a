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
  /** The day of the turno, yyyy-MM-dd. */
  date: string;
  /** Chosen at first, where patients can book them. */
  selectedProfessionalId?: number | null;
  onClose: () => void;
  /** After the turno is made, before the dialog closes. */
  onCreated: (made: { id: string; startTime: string; professionalId: number }) => void;
}

/** An administrator makes a turno on a day of the calendar, at one of its slots. It is open while it is rendered. */
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
