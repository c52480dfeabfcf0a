import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from 'react-router-dom';

import { buttonRules, type ButtonLook } from './Button';

const Root = styled(Link)(buttonRules);

/** A link that looks like a button. */
export function ButtonLink({ variant = 'contained', size = 'medium', ...props }: ButtonLook & LinkProps) {
  return <Root {...props} data-variant={variant} data-size={size} />;
}
