import { useFocusOn } from '../focus/useFocusOn';
import { useFormFields } from './form-fields';

/** Focuses the first field, or the named one, on mount. */
export function FocusFirstField({ name }: { name?: string }) {
  const fields = useFormFields();
  useFocusOn(() => (name === undefined ? fields.first() : fields.named(name)), true);
  return null;
}
