import { Fragment, useEffect } from 'react';

import { followPresses } from './last-press';
import { forgetToast, forgetToasts, useToasts, type Toast } from './notify';
import { Toaster } from './Toaster';
import { useUndoKey } from './useUndoKey';

/** Screen readers often skip a live region that arrives with its text, so the regions come first. */
export function ToastHost() {
  const toasts = useToasts();
  useEffect(() => forgetToasts, []);
  useEffect(followPresses, []);
  useUndoKey(toasts.find(({ undo }) => undo));

  const lastOf = (kind: Toast['kind']) => toasts.findLast((toast) => toast.kind === kind);
  return (
    <>
      <div role="status" className="visually-hidden">
        <Announcement toast={lastOf('success')} />
      </div>
      <div role="alert" className="visually-hidden">
        <Announcement toast={lastOf('error')} />
      </div>
      {toasts.length > 0 && <Toaster toasts={toasts} onGone={forgetToast} />}
    </>
  );
}

/** The key makes a repeated text be said again. Hidden when the page says it. */
function Announcement({ toast }: { toast: Toast | undefined }) {
  return toast ? (
    <Fragment key={toast.id}>
      <span aria-hidden={toast.isInPage || undefined}>{toast.text}</span>
      {toast.undo && <span>. Ctrl+Z lo deshace.</span>}
    </Fragment>
  ) : null;
}
