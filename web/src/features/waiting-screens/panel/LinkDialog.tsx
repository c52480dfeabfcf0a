import Button from '@mui/material/Button';

import { OnceDialog } from '../../../kit/dialog/OnceDialog';
import { texts } from '../texts';
import { screenPath } from '../waiting-screens.paths';

interface Props {
  /** Of a screen that was just created; only now is it known. */
  token: string;
  onClose: () => void;
}

/** A new screen's link, to copy or open. */
export function LinkDialog({ token, onClose }: Props) {
  const link = `${window.location.origin}${screenPath(token)}`;
  const open = (
    <Button variant="outlined" href={link} target="_blank" rel="noopener noreferrer">
      {texts.link.open}
    </Button>
  );
  return (
    <OnceDialog texts={texts.link} value={link} actions={open} onClose={onClose}>
      <p>{texts.link.how}</p>
    </OnceDialog>
  );
}
