import { ChoosePassword } from './ChoosePassword';
import { texts } from './texts';

/** First password of an account that an administrator opened. */
export function InvitationPage() {
  return <ChoosePassword says={texts.invitation} />;
}
