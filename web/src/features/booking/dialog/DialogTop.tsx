import IconButton from '@mui/material/IconButton';

import { CrossIcon } from '../../../shared/ui/icons';
import { SheetTop } from './dialog-layout';

interface Props {
  /** Names the dialog. */
  titleId: string;
  title: string;
  /** While something is on its way it cannot be closed. */
  sending: boolean;
  onClose: () => void;
}

/** The dialog's name, and the way out. */
export function DialogTop({ titleId, title, sending, onClose }: Props) {
  return (
    <SheetTop>
      <h2 id={titleId}>{title}</h2>
      <IconButton aria-label="Cerrar" aria-disabled={sending} onClick={sending ? undefined : onClose}>
        <CrossIcon size={24} />
      </IconButton>
    </SheetTop>
  );
}
