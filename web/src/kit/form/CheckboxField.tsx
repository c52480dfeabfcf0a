import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId, type ReactNode } from 'react';

import { FieldMessage } from './FieldMessage';

export interface CheckboxFieldProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  /** Draws a switch ("Todo el día"). */
  isSwitch?: boolean;
  isDisabled?: boolean;
  error?: string | undefined;
}

export function CheckboxField({ label, checked, onChange, name, isSwitch = false, isDisabled = false, error }: CheckboxFieldProps) {
  const Control = isSwitch ? Switch : Checkbox;
  const messageId = useId();
  const input = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': messageId };
  const box = <Control name={name} checked={checked} onChange={(_, ticked) => onChange(ticked)} slotProps={{ input }} />;
  return (
    <div>
      <FormControlLabel label={label} control={box} disabled={isDisabled} />
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}
