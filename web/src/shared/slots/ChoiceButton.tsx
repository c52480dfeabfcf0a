import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';

type Props = Omit<ToggleButtonProps, 'role' | 'selected' | 'aria-pressed' | 'onChange'> & { selected: boolean };

/** One of what can be chosen among in a `role="radiogroup"` with `moveAmongRadios`. What it says of itself is a radio's. */
export function ChoiceButton({ selected, ...button }: Props) {
  return <ToggleButton {...button} selected={selected} role="radio" aria-checked={selected} aria-pressed={undefined} />;
}
