import { useFormFields } from './form-fields';
import { useAfterAttempt } from './useAfterAttempt';

/** After a failed submit, focuses the first invalid field. For long forms see ErrorSummary. */
export function FocusFirstError() {
  useAfterAttempt(useFormFields().focusFault);
  return null;
}
