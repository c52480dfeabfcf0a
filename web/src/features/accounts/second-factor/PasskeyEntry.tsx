import { knowsPasskeys } from '../../../clinic/passkey/passkey-browser';
import { PasskeyButton } from '../../../clinic/passkey/PasskeyButton';
import type { OpenedSession } from '../useSignIn';
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

/** A button that signs in with a passkey. Nothing where the browser knows none. */
export function PasskeyEntry({ step, label = texts.enterByPasskey, onSession, ...shown }: Props) {
  const { ask, busy, fault } = usePasskeySignIn();
  if (!knowsPasskeys()) return null;
  const press = async () => {
    const session = await ask(step);
    if (session) onSession(session);
  };
  return <PasskeyButton {...shown} {...{ label, busy, fault }} onPress={press} />;
}
