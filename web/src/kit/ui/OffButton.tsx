import Button, { type ButtonProps } from '@mui/material/Button';

import { memoWithHandlers } from './memo-with-handlers';
import { whileOff, type Off } from './while-off';

export const OffButton = memoWithHandlers(function OffButton({ off, whyId, ...button }: ButtonProps & Off) {
  return <Button {...button} {...whileOff(button, { off, whyId })} />;
});
