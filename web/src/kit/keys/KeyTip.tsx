import Tooltip from '@mui/material/Tooltip';
import { cloneElement, type ReactElement } from 'react';

import { isArrow, KEY_TEXT, type KeyName } from './key-names';
import { useKeysOn } from './keys-setting';

interface Props {
  shortcut: KeyName;
  /** For a button without text. */
  label?: string;
  children: ReactElement<{ 'aria-keyshortcuts'?: string }>;
}

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
