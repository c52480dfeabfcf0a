import { useEffect, useState } from 'react';

import { loadToaster } from './load-toaster';
import { onToast, type Toast } from './notify';

type Toaster = Awaited<ReturnType<typeof loadToaster>>;

/**
 * Shows toasts, and says them to screen readers. The live regions are there from the start, since a region
 * that arrives together with its text is often not read; the library loads with the first toast. Where it
 * cannot, as without a connection, the toast is only said, and the page goes on.
 */
export function ToastHost() {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [Toaster, setToaster] = useState<Toaster | null>(null);
  useEffect(() => onToast((toast) => setToasts((known) => [...known, toast])), []);

  useEffect(() => {
    if (Toaster || toasts.length === 0) return undefined;
    let stillThese = true;
    const drop = () => stillThese && setToasts((known) => known.filter((toast) => !toasts.includes(toast)));
    loadToaster().then(
      (component) => setToaster(() => component),
      () => setTimeout(drop, Math.max(...toasts.map(({ milliseconds }) => milliseconds))),
    );
    return () => {
      stillThese = false;
    };
  }, [Toaster, toasts]);

  const lastOf = (kind: Toast['kind']) => toasts.findLast((toast) => toast.kind === kind);
  const forget = (id: number) => setToasts((known) => known.filter((toast) => toast.id !== id));
  return (
    <>
      <div role="status" className="visually-hidden">
        <Announcement toast={lastOf('success')} />
      </div>
      <div role="alert" className="visually-hidden">
        <Announcement toast={lastOf('error')} />
      </div>
      {Toaster && toasts.length > 0 && <Toaster toasts={toasts} onGone={forget} />}
    </>
  );
}

/** Keyed by the toast, so that the same text twice is said twice. */
function Announcement({ toast }: { toast: Toast | undefined }) {
  return toast ? <span key={toast.id}>{toast.text}</span> : null;
}
