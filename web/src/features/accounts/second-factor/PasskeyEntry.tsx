import { focusArrived } from '../../../kit/focus/focus-arrived';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { OffButton } from '../../../kit/ui/OffButton';
import type { OpenedSession } from '../useSignIn';
import { knowsPasskeys } from './passkey-browser';
import { texts } from './texts';
import { usePasskeySignIn, type PasskeyStep } from './usePasskeySignIn';

interface Props {
  /** The second one after a password; default: the passkey signs in alone. */
  step?: PasskeyStep;
  label?: string;
  /** Nothing else is asked for. */
  takesFocus?: boolean;
  /** Signed in already. */
  off?: boolean;
  onSession: (session: OpenedSession) => void;
}

/** A button that signs in with a passkey, and why it did not. Nothing where the browser knows none. */
export function PasskeyEntry({ step, label = texts.passkey.enter, takesFocus = false, off = false, onSession }: Props) {
  const { ask, busy, fault } = usePasskeySignIn();
  if (!knowsPasskeys()) return null;
  const press = async () => {
    const session = await ask(step);
    if (session) onSession(session);
  };
  return (
    <>
      {fault !== null && <FormBanner kind="error">{fault}</FormBanner>}
      <OffButton
        ref={takesFocus ? focusArrived : undefined}
        variant="outlined"
        off={busy || off}
        onClick={() => void press()}
      >
        {busy ? texts.passkey.busy : label}
      </OffButton>
    </>
  );
}
