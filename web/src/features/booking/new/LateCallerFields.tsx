import type { CallerFieldsProps } from '../../../clinic/patient/CallerFields';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import { Fields } from '../fields';

const load = () => import('../../../clinic/patient/CallerFields').then((file) => file.CallerFields);

interface Props {
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  /** By the button, so that the first field takes the focus from it. */
  isAsked: boolean;
  /** They could not be loaded. Always the same function. */
  onClose: () => void;
}

/** Who asks for a child or a parent, and the patient's day of birth. */
export function LateCallerFields({ today, isAsked, onClose }: Props) {
  const onFailure = useDialogLoadFailure(onClose);
  return (
    <Fields>
      <LazyComponent<CallerFieldsProps>
        load={load}
        isNeeded
        props={{ today, takesFocus: isAsked }}
        onFailure={onFailure}
      />
    </Fields>
  );
}
