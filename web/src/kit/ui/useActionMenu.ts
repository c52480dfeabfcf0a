import type { MenuProps } from '@mui/material/Menu';
import { useRef, type MouseEvent } from 'react';

import { usePopupAnchor } from './popup-anchor';

const OPEN_MS = 150;

interface Options {
  /** null while closed. */
  anchor: HTMLElement | null;
  /** For screen readers. */
  label: string;
  onClose: () => void;
}

interface ActionMenu {
  /** Props of MUI's Menu. */
  menu: Omit<MenuProps, 'children'>;
  /** `act` runs after the menu returned the focus, so that a dialog or another menu can open. */
  choose: (act: (anchor: HTMLElement) => void) => () => void;
}

/** The menu may open under the pointer: the second half of a double press must choose nothing. */
function ignoreDoublePress(event: MouseEvent) {
  if (event.detail <= 1) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A menu of actions at the element that opened it. */
export function useActionMenu({ anchor, label, onClose }: Options): ActionMenu {
  const container = usePopupAnchor();
  const after = useRef<(() => void) | null>(null);
  const onExited = () => {
    const act = after.current;
    after.current = null;
    act?.();
  };
  return {
    menu: {
      anchorEl: anchor,
      container,
      // Locking `main` would move sticky elements.
      disableScrollLock: true,
      open: anchor !== null,
      onClose,
      transitionDuration: OPEN_MS,
      slotProps: {
        list: { 'aria-label': label, onClickCapture: ignoreDoublePress },
        transition: { onExited },
      },
    },
    choose: (act) => () => {
      after.current = anchor && (() => act(anchor));
      onClose();
    },
  };
}
