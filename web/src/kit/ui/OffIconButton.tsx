import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

import { whileOff, type Off } from './while-off';

export function OffIconButton({ off, whyId, ...button }: IconButtonProps & Off) {
  return <IconButton {...button} {...whileOff(button, { off, whyId })} />;
}
