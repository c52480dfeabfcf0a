import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router-dom';

export function ButtonLink(props: Pick<ButtonProps, 'variant' | 'size'> & Omit<LinkProps, 'color'>) {
  return <Button component={Link} {...props} />;
}
