import { focusArrived } from '../../kit/focus/focus-arrived';
import { FormBanner } from '../../kit/notify/FormBanner';
import { OffButton } from '../../kit/ui/OffButton';
import { texts } from './texts';

interface Props {
  label: string;
  busy: boolean;
  fault: string | null;
  /** The page has no other field. */
  takesFocus?: boolean;
  off?: boolean;
  onPress: () => Promise<void>;
}

/** Asks for a passkey and shows why it failed. */
export function PasskeyButton({ label, busy, fault, takesFocus = false, off = false, onPress }: Props) {
  return (
    <>
      {fault !== null && <FormBanner kind="error">{fault}</FormBanner>}
      <OffButton
        ref={takesFocus ? focusArrived : undefined}
        variant="outlined"
        off={busy || off}
        onClick={() => void onPress()}
      >
        {busy ? texts.busy : label}
      </OffButton>
    </>
  );
}
