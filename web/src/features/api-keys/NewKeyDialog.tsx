import { OnceDialog } from '../../kit/dialog/OnceDialog';
import { texts } from './texts';

interface Props {
  /** Only now is it known. */
  token: string;
  onClose: () => void;
}

/** A new key, to copy. */
export function NewKeyDialog({ token, onClose }: Props) {
  return (
    <OnceDialog texts={texts.made} value={token} onClose={onClose}>
      <p>{texts.made.how}</p>
    </OnceDialog>
  );
}
