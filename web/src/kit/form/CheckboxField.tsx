import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId, type ReactNode, type Ref } from 'react';

import { memoWithHandlers } from '../ui/memo-with-handlers';
import { FieldMessage } from './FieldMessage';

export interface CheckboxFieldProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  isSwitch?: boolean;
  isDisabled?: boolean;
  error?: string;
  fieldRef?: Ref<HTMLInputElement>;
}

export const CheckboxField = memoWithHandlers(function CheckboxField(props: CheckboxFieldProps) {
  const { label, checked, onChange, name, error, fieldRef, ...rest } = props;
  const { isSwitch = false, isDisabled = false } = rest;
  const Control = isSwitch ? Switch : Checkbox;
  const messageId = useId();
  const input = { ref: fieldRef, ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': messageId }) };
  const box = (
    <Control name={name} checked={checked} onChange={(_, ticked) => onChange(ticked)} slotProps={{ input }} />
  );
  return (
    <div>
      <FormControlLabel label={label} control={box} disabled={isDisabled} />
      <FieldMessage id={messageId} error={error} />
    </div>
  );
});
