import { useFocusOn } from '../focus/useFocusOn';
import { useFormFields } from './form-fields';

/** In a Formik form: its first field has the focus when the form appears. */
export function FocusFirstField() {
  const fields = useFormFields();
  useFocusOn(() => fields.first(), true);
  return null;
}
