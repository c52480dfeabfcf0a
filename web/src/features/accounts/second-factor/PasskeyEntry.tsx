import { FormBanner } from '../../../kit/notify/FormBanner';
import { OffButton } from '../../../kit/ui/OffButton';
import type { OpenedSession } from '../useSignIn';
import { knowsPasskeys } from './passkey-browser';
import { texts } from './texts';
import { usePasskeySignIn } from './usePasskeySignIn';

interface Props {
  /** The step that it is; default: the passkey signs in alone. */
  challenge?: string;
  label?: string;
  /** Signed in already. */
  off?: boolean;
  onSession: (session: OpenedSession) => void;
}

/** A button that signs in with a passkey, and why it did not. Nothing where the browser knows none. */
export function PasskeyEntry({ challenge, label = texts.passkey.enter, off = false, onSession }: Props) {
  const { ask, busy, fault } = usePasskeySignIn();
  if (!knowsPasskeys()) return null;
  const press = async () => {
    const session = await ask(challenge);
    if (session) onSession(session);
  };
  return (
    <>
      {fault !== null && <FormBanner kind="error">{fault}</FormBanner>}
      <OffButton variant="outlined" off={busy || off} onClick={() => void press()}>
        {busy ? texts.passkey.busy : label}
      </OffButton>
    </>
  );
}
