import DialogContent from '@mui/material/DialogContent';

import { GuardedDialog } from '../../../shared/dialog/GuardedDialog';
import { asDialog } from '../../../shared/dialog/as-dialog';
import { texts } from '../texts';
import { UnavailableDates } from './UnavailableDates';

interface Props {
  open: boolean;
  professionalId: number;
  /** For the title. */
  professionalName: string;
  onClose: () => void;
}

export const UnavailableDatesDialog = asDialog(function UnavailableDatesDialog({ open, professionalId, professionalName, onClose }: Props) {
  return (
    <GuardedDialog open={open} title={texts.unavailableDatesDialog.title(professionalName)} size="wide" onClose={onClose}>
      {(report) => (
        <DialogContent>
          <UnavailableDates key={professionalId} professionalId={professionalId} report={report} />
        </DialogContent>
      )}
    </GuardedDialog>
  );
});
