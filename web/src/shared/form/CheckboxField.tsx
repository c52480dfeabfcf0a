import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';

export interface CheckboxFieldProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  /** It turns something on or off ("Todo el día"), rather than ticking one of several. */
  isSwitch?: boolean;
}

/** A box to tick, with its words: either can be pressed. */
export function CheckboxField({ label, checked, onChange, name, isSwitch = false }: CheckboxFieldProps) {
  const Control = isSwitch ? Switch : Checkbox;
  return <FormControlLabel label={label} control={<Control name={name} checked={checked} onChange={(_, ticked) => onChange(ticked)} />} />;
}
