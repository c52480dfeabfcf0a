import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

import { memoWithHandlers } from './memo-with-handlers';
import { whileOff, type Off } from './while-off';

export const OffIconButton = memoWithHandlers(function OffIconButton({ off, whyId, ...button }: IconButtonProps & Off) {
  return <IconButton {...button} {...whileOff(button, { off, whyId })} />;
});
