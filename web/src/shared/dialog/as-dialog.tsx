import type { ComponentType } from 'react';

import { CrashBoundary } from '../crash/CrashBoundary';
import { BrokenDialog } from './BrokenDialog';
import { DialogFrame } from './DialogFrame';

interface Ways<P> {
  /** Default: its `open` or `isOpen`; a dialog without them is rendered while it is open. */
  isOpen?: (props: P) => boolean;
  /** Default: `onClose`, which is told nothing. */
  close?: (props: P) => void;
}

/**
 * A dialog that crashes by itself: the page that it stands in, and what was typed there, stay as they are. Around all of it,
 * so that Reintentar also asks for what it had read.
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
