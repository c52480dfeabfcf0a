import { useFormFields } from './form-fields';
import { useAfterAttempt } from './useAfterAttempt';

/**
 * In a Formik form: after a failed submit, focuses the first invalid field and shows a textarea's message. For long
 * forms see ErrorSummary.
 */
export function FocusFirstError() {
  useAfterAttempt(useFormFields().focusFault);
  return null;
}
