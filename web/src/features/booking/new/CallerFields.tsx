import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import type { OtherPatientFieldsProps } from '../patient/OtherPatientFields';
import { Fields } from '../fields';

const load = () => import('../patient/OtherPatientFields').then((file) => file.OtherPatientFields);

interface Props {
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  /** By the button, so that the first field takes the focus from it. */
  isAsked: boolean;
  /** They could not be loaded. Always the same function. */
  onClose: () => void;
}

/** Who asks for a child or a parent, and the patient's day of birth. */
export function CallerFields({ today, isAsked, onClose }: Props) {
  const onFailure = useDialogLoadFailure(onClose);
  return (
    <Fields>
      <LazyComponent<OtherPatientFieldsProps>
        load={load}
        isNeeded
        props={{ today, isForStaff: true, takesFocus: isAsked }}
        onFailure={onFailure}
      />
    </Fields>
  );
}
