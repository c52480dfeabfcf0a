import { useEffect } from 'react';

import { useLateFile } from '../files/useLateFile';
import { loadToaster } from './load-toaster';
import { forgetToast, forgetToasts, useToasts, type Toast } from './notify';
import { PlainToasts } from './PlainToasts';

/**
 * Shows toasts, and says them to screen readers. The live regions are there from the start, since a region
 * that arrives together with its text is often not read; the library comes once the page is idle, or with the first
 * toast. Where it cannot, as without a connection, toasts are shown without it.
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

/** Keyed by the toast, so that the same text twice is said twice; hidden where the page says it, or it would be said twice at once. */
function Announcement({ toast }: { toast: Toast | undefined }) {
  return toast ? (
    <span key={toast.id} aria-hidden={toast.isInPage || undefined}>
      {toast.text}
    </span>
  ) : null;
}
