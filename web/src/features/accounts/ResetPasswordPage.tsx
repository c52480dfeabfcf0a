import { ChoosePassword } from './ChoosePassword';
import { texts } from './texts';

export function ResetPasswordPage() {
  return <ChoosePassword says={texts.resetPassword} />;
}
