import Tooltip from '@mui/material/Tooltip';
import { cloneElement, type ReactElement } from 'react';

import { isArrow, KEY_TEXT, type KeyName } from './key-names';
import { useKeysOn } from './keys-setting';

interface Props {
  /** The shortcut that does the same. */
  shortcut: KeyName;
  /** A button, a link or a field. */
  children: ReactElement<{ 'aria-keyshortcuts'?: string }>;
}

/** Says a button's shortcut to eyes and to screen readers. */
export function KeyTip({ shortcut, children }: Props) {
  const isOn = useKeysOn() || isArrow(shortcut);
  if (!isOn) return children;
  return (
    <Tooltip describeChild title={`Tecla ${KEY_TEXT[shortcut]}`}>
      {cloneElement(children, { 'aria-keyshortcuts': shortcut })}
    </Tooltip>
  );
}
