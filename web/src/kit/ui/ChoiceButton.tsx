import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';

type Props = Omit<ToggleButtonProps, 'role' | 'selected' | 'aria-pressed' | 'onChange'> & { selected: boolean };

/** For groups with `useRadios`. */
export function ChoiceButton({ selected, ...button }: Props) {
  return <ToggleButton {...button} selected={selected} role="radio" aria-checked={selected} aria-pressed={undefined} />;
}
