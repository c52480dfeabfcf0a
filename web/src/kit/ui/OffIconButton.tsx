import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

import { whileOff, type Off } from './while-off';

/** MUI's IconButton, where it can be off for a while. */
export function OffIconButton({ off, whyId, ...button }: IconButtonProps & Off) {
  return <IconButton {...button} {...whileOff(button, { off, whyId })} />;
}
