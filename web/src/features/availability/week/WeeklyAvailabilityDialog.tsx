import DialogContent from '@mui/material/DialogContent';

import { GuardedDialog } from '../../../shared/dialog/GuardedDialog';
import { asDialog } from '../../../shared/dialog/as-dialog';
import { texts } from '../texts';
import { WeekEditor } from './WeekEditor';

interface Props {
  open: boolean;
  professionalId: number;
  /** For the title. */
  professionalName: string;
  onClose: () => void;
}

export const WeeklyAvailabilityDialog = asDialog(function WeeklyAvailabilityDialog({
  open, professionalId, professionalName, onClose,
}: Props) {
  return (
    <GuardedDialog open={open} title={texts.weeklyAvailabilityDialog.title(professionalName)} size="wide" onClose={onClose}>
      {(report) => (
        <DialogContent>
          <WeekEditor professionalId={professionalId} report={report} onSaved={onClose} />
        </DialogContent>
      )}
    </GuardedDialog>
  );
});
