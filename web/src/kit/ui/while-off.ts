import type { ButtonBaseProps } from '@mui/material/ButtonBase';
import type { MouseEvent } from 'react';

export interface Off {
  off: boolean;
  /** Id of the visible reason. */
  whyId?: string;
}

type Button = Pick<ButtonBaseProps, 'aria-describedby' | 'aria-disabled' | 'onClick'>;

/** For a button that can be off. Never `disabled`: that loses the focus and hides the reason. */
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
