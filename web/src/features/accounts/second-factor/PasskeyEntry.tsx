import { knowsPasskeys } from '../../../clinic/passkey/passkey-browser';
import { PasskeyButton } from '../../../clinic/passkey/PasskeyButton';
import type { OpenedSession } from '../useSignIn';
import { texts } from './texts';
import { usePasskeySignIn, type PasskeyStep } from './usePasskeySignIn';

interface Props {
  /** The second step after a password; default: the passkey signs in alone. */
  step?: PasskeyStep;
  label?: string;
  /** The only input. */
  takesFocus?: boolean;
  /** Signed in already. */
  off?: boolean;
  onSession: (session: OpenedSession) => void;
}

/** Hidden where the browser has no passkeys. */
export function PasskeyEntry({ step, label = texts.enterByPasskey, onSession, ...shown }: Props) {
  const { ask, busy, fault } = usePasskeySignIn();
  if (!knowsPasskeys()) return null;
  const press = async () => {
    const session = await ask(step);
    if (session) onSession(session);
  };
  return <PasskeyButton {...shown} {...{ label, busy, fault }} onPress={press} />;
}
