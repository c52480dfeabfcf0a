import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect } from 'react';

import { isInText } from '../keys/is-typing';
import { followPresses } from './last-press';
import { askForUndo, forgetToast, undoToast, useToasts, type Toast } from './notify';
import { Toaster } from './Toaster';

/** Screen readers often skip live regions that arrive with text, so the regions come first. */
export function ToastHost() {
  const toasts = useToasts();
  useEffect(followPresses, []);
  useUndoKey(toasts.find(({ undo }) => undo));

  const announced = (kind: Toast['kind']) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <Announcement key={toast.id} toast={toast} />);
  // Announces each of several toasts once; a new one repeats none.
  return (
    <>
      <div role="status" aria-atomic="false" style={visuallyHidden}>
        {announced('success')}
      </div>
      <div role="alert" aria-atomic="false" style={visuallyHidden}>
        {announced('error')}
      </div>
      {toasts.length > 0 && <Toaster toasts={toasts} onGone={forgetToast} />}
    </>
  );
}

/** Hidden when the page announces it. */
function Announcement({ toast }: { toast: Toast }) {
  return (
    <div>
      <span aria-hidden={toast.isInPage || undefined}>{toast.text}</span>
      {toast.detail !== undefined && <span> {toast.detail}</span>}
      {toast.undo && <span>. Ctrl+Z lo deshace.</span>}
    </div>
  );
}

/** Ctrl+Z presses the toast's button, except while typing. In a dialog it is the only keyboard access. */
function useUndoKey(toast: Toast | undefined): void {
  const id = toast?.id;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isUndoKey(event) || isInText(event)) return;
      // A change in progress is newer.
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
