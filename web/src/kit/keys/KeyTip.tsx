import Tooltip from '@mui/material/Tooltip';
import { cloneElement, type ReactElement } from 'react';

import { isArrow, KEY_TEXT, type KeyName } from './key-names';
import { useKeysOn } from './keys-setting';

interface Props {
  /** The shortcut that does the same. */
  shortcut: KeyName;
  /** The name of a button that shows none, as an arrow. */
  label?: string;
  /** A button, a link or a field. */
  children: ReactElement<{ 'aria-keyshortcuts'?: string }>;
}

/** Says a button's shortcut to eyes and to screen readers. */
export function KeyTip({ shortcut, label, children }: Props) {
  const isOn = useKeysOn() || isArrow(shortcut);
  if (!isOn) return label === undefined ? children : <Tooltip title={label}>{children}</Tooltip>;
  const keyText = `Tecla ${KEY_TEXT[shortcut]}`;
  return (
    <Tooltip describeChild title={label === undefined ? keyText : `${label}. ${keyText}`}>
      {cloneElement(children, { 'aria-keyshortcuts': shortcut })}
    </Tooltip>
  );
}
