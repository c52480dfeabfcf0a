import type { ComponentType } from 'react';

import { CrashBoundary } from '../crash/CrashBoundary';
import { BrokenDialog } from './BrokenDialog';
import { DialogFrame } from './DialogFrame';

interface Ways<P> {
  /** Default: its `open` or `isOpen`; a dialog without them is rendered while it is open. */
  isOpen?: (props: P) => boolean;
  /** Default: calls `onClose` without arguments. */
  close?: (props: P) => void;
}

/**
 * Wraps a dialog so that its crash leaves the page around it, and what was typed there, as they are. The boundary is outside
 * the whole dialog, so that Reintentar also runs its queries again.
 */
export function asDialog<P extends object>(Dialog: ComponentType<P>, { isOpen = opened, close = closed }: Ways<P> = {}): ComponentType<P> {
  return function SafeDialog(props: P) {
    const shown = isOpen(props);
    const onClose = () => close(props);
    return (
      <CrashBoundary
        part="dialog"
        resetKey={shown}
        fallback={(crash) => (
          <DialogFrame open={shown} size="question" title="No se pudo mostrar la ventana" onClose={onClose}>
            <BrokenDialog {...crash} onClose={onClose} />
          </DialogFrame>
        )}
      >
        <Dialog {...props} />
      </CrashBoundary>
    );
  };
}

const opened = (props: { open?: boolean; isOpen?: boolean }): boolean => props.open ?? props.isOpen ?? true;
const closed = ({ onClose }: { onClose?: () => void }): void => onClose?.();
