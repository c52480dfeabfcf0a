import { useLateFile } from '../files/useLateFile';
import { FocusFirstError } from './FocusFirstError';

const load = () => import('./ErrorSummary').then((file) => file.ErrorSummary);

/** ErrorSummary for light pages; until it loads, the first invalid field gets the focus. */
export function LateErrorSummary() {
  const { component: Summary } = useLateFile(load, true);
  return Summary ? <Summary /> : <FocusFirstError />;
}
