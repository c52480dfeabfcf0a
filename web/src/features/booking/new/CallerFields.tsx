import Button from '@mui/material/Button';

import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import type { OtherPatientFieldsProps } from '../patient/OtherPatientFields';
import { texts } from '../texts';
import { Fields } from './panel-layout';

const load = () => import('../patient/OtherPatientFields').then((file) => file.OtherPatientFields);

interface Props {
  /** In the clinic, yyyy-MM-dd. */
  today: string;
  isOpen: boolean;
  /** By the button, so that the first field takes the focus from it. */
  isAsked: boolean;
  onOpen: () => void;
  /** They could not be loaded. Always the same function. */
  onClose: () => void;
}

/** Who asks for a child or a parent, and the patient's day of birth. Folded, as most call for themselves. */
export function CallerFields({ today, isOpen, isAsked, onOpen, onClose }: Props) {
  const onFailure = useDialogLoadFailure(onClose);
  if (!isOpen) {
    return (
      <div>
        <Button variant="text" size="small" onClick={onOpen}>
          {texts.caller.open}
        </Button>
      </div>
    );
  }
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
