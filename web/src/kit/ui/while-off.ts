import type { ButtonBaseProps } from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';

export interface Off {
  /** A press of it does nothing now. */
  off: boolean;
  /** The id of the text in sight that says why. */
  whyId?: string | undefined;
}

type Button = Pick<ButtonBaseProps, 'aria-describedby' | 'aria-disabled' | 'onClick'>;

/** What a button has that can be off. Never `disabled`: a press would lose the focus, and nobody could reach it to hear why. */
export function whileOff(button: Button, { off, whyId }: Off): Button {
  return {
    'aria-disabled': off || button['aria-disabled'] === true,
    'aria-describedby': (off && whyId) || button['aria-describedby'],
    onClick: off ? doNothing : button.onClick,
  };
}

/** Nor is the form sent. */
function doNothing(event: MouseEvent) {
  event.preventDefault();
}
