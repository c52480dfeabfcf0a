import DialogContent from '@mui/material/DialogContent';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
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
  open,
  professionalId,
  professionalName,
  onClose,
}: Props) {
  return (
    <GuardedDialog
      open={open}
      title={texts.weeklyAvailabilityDialog.title(professionalName)}
      size="wide"
      onClose={onClose}
    >
      {(report) => (
        <DialogContent>
          <WeekEditor professionalId={professionalId} report={report} onSaved={onClose} />
        </DialogContent>
      )}
    </GuardedDialog>
  );
});
