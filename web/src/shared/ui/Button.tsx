import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

import {
  buttonBase,
  buttonContained,
  buttonDisabled,
  buttonOutlined,
  buttonSmall,
  buttonText,
  iconButton,
} from './button-style';

export interface ButtonLook {
  /** One contained button a screen: the next step. Default: contained. */
  variant?: 'contained' | 'outlined' | 'text';
  /** Small is 44 px high, medium 48. */
  size?: 'small' | 'medium';
}

export const buttonRules = {
  ...buttonBase,
  '&[data-size="small"]': buttonSmall,
  '&[data-variant="contained"]': buttonContained,
  '&[data-variant="outlined"]': buttonOutlined,
  '&[data-variant="text"]': buttonText,
  // As specific as the looks' own :hover, which it overrules.
  '&[data-variant]:disabled, &[data-variant][aria-disabled="true"]': buttonDisabled,
};

const Root = styled('button')(buttonRules);

/** A button of ours: MUI's, with its ripple and spinner, weighs 7 KB on the first page and would be undone by the theme. */
export function Button({ variant = 'contained', size = 'medium', type = 'button', ...props }: ButtonLook & ComponentProps<'button'>) {
  return <Root {...props} type={type} data-variant={variant} data-size={size} />;
}

const IconRoot = styled('button')(iconButton);

/** A square button that shows only a drawing; `aria-label` is its name. */
export function IconButton(props: ComponentProps<'button'> & { 'aria-label': string }) {
  return <IconRoot type="button" {...props} />;
}
