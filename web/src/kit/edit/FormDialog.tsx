import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';

import { DialogForm, type DialogFrameProps } from '../dialog/DialogFrame';
import { GuardedDialog } from '../dialog/GuardedDialog';
import type { Loses } from '../dialog/leave-guards';
import { EditForm, type EditFormProps } from './EditForm';

const FRAME = { Form: DialogForm, Content: DialogContent, Foot: DialogActions };

interface Around extends Pick<DialogFrameProps, 'size' | 'fullOnPhone' | 'onGone'> {
  open: boolean;
  title: string;
  onClose: () => void;
  leaves?: Loses;
}

type Props<V, Input, Data, Stored> = EditFormProps<V, Input, Data, Stored> & Around & { storedOf?: never };

export function FormDialog<V extends object, Input, Data, Stored extends { version?: number }>(
  props: Props<V, Input, Data, Stored>,
) {
  const { open, title, size, fullOnPhone, onClose, onGone, leaves } = props;
  return (
    <GuardedDialog {...{ open, title, onClose, leaves }} size={size} fullOnPhone={fullOnPhone} onGone={onGone}>
      {(report) => <EditForm {...props} frame={FRAME} report={report} onCancel={onClose} />}
    </GuardedDialog>
  );
}
