import { useFocusOn } from '../focus/useFocusOn';
import { useFormFields } from './form-fields';

/** In a Formik form: its first field, or the one with this name, has the focus when the form appears. */
export function FocusFirstField({ name }: { name?: string }) {
  const fields = useFormFields();
  useFocusOn(() => (name === undefined ? fields.first() : fields.named(name)), true);
  return null;
}
