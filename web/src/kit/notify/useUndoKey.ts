import { useEffect } from 'react';

import { undoToast, type Toast } from './notify';

/** Ctrl+Z presses the button of the toast, but not while somebody types or a dialog is open. */
export function useUndoKey(toast: Toast | undefined): void {
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event) || event.composedPath().some(hasKeysOfItsOwn)) return;
      event.preventDefault();
      undoToast(id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [id]);
}

function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat;
}

function hasKeysOfItsOwn(place: EventTarget): boolean {
  return place instanceof Element && place.matches('input, textarea, select, [contenteditable], .MuiModal-root');
}
