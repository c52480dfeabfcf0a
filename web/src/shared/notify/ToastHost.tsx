import { useEffect } from 'react';

import { useLateFile } from '../files/useLateFile';
import { loadToaster } from './load-toaster';
import { forgetToast, forgetToasts, useToasts, type Toast } from './notify';
import { PlainToasts } from './PlainToasts';

/**
 * Shows toasts and says them. The live regions exist from the start, because screen readers often skip a region that
 * arrives with its text. The library loads when the page is idle or with the first toast; without it PlainToasts
 * shows them.
 */
export function ToastHost() {
  const toasts = useToasts();
  const { component: Toaster, failure } = useLateFile(loadToaster, toasts.at(-1)?.id ?? false);
  useEffect(() => forgetToasts, []);

  const lastOf = (kind: Toast['kind']) => toasts.findLast((toast) => toast.kind === kind);
  return (
    <>
      <div role="status" className="visually-hidden">
        <Announcement toast={lastOf('success')} />
      </div>
      <div role="alert" className="visually-hidden">
        <Announcement toast={lastOf('error')} />
      </div>
      {Toaster && toasts.length > 0 && <Toaster toasts={toasts} onGone={forgetToast} />}
      {!Toaster && failure && <PlainToasts toasts={toasts} onGone={forgetToast} />}
    </>
  );
}

/** The key makes a repeated text be said again. Hidden when the page itself says it. */
function Announcement({ toast }: { toast: Toast | undefined }) {
  return toast ? (
    <span key={toast.id} aria-hidden={toast.isInPage || undefined}>
      {toast.text}
    </span>
  ) : null;
}
