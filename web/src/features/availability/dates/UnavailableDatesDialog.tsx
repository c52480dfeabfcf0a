import DialogContent from '@mui/material/DialogContent';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { texts } from '../texts';
import { UnavailableDates } from './UnavailableDates';

interface Props {
  open: boolean;
  professionalId: number;
  /** For the title. */
  professionalName: string;
  onClose: () => void;
}

export const UnavailableDatesDialog = asDialog(function UnavailableDatesDialog({
  open,
  professionalId,
  professionalName,
  onClose,
}: Props) {
  return (
    <GuardedDialog
      open={open}
      title={texts.unavailableDatesDialog.title(professionalName)}
      size="wide"
      onClose={onClose}
    >
      {(report) => (
        <DialogContent>
          <UnavailableDates key={professionalId} professionalId={professionalId} report={report} />
        </DialogContent>
      )}
    </GuardedDialog>
  );
});
