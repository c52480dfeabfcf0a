import { useEffect } from 'react';

import { isTyping } from '../keys/is-typing';
import { askForUndo, undoToast, type Toast } from './notify';

/** Ctrl+Z presses the toast's button, but not while somebody types. In a dialog it is the only way to it by keys. */
export function useUndoKey(toast: Toast | undefined): void {
  const id = toast?.id;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event) || isTyping(event)) return;
      // What is being done is later than what the toast tells.
      const isHeld = askForUndo();
      if (!isHeld && id === undefined) return;
      event.preventDefault();
      if (!isHeld && id !== undefined) undoToast(id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [id]);
}

function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat;
}
