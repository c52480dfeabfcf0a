import Button, { type ButtonProps } from '@mui/material/Button';

import { whileOff, type Off } from './while-off';

export function OffButton({ off, whyId, ...button }: ButtonProps & Off) {
  return <Button {...button} {...whileOff(button, { off, whyId })} />;
}
