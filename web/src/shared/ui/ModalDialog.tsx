import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

const Sheet = styled('dialog')({
  width: 'min(480px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  padding: 20,
  border: '1px solid var(--divider)',
  borderRadius: 16,
  background: 'var(--surface)',
  color: 'var(--ink)',
  boxShadow: 'var(--shadow)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowWrap: 'anywhere',
  '& > div': { display: 'grid', gap: 16 },
  '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' },
  '&::backdrop': { background: 'rgb(13 24 27 / 55%)' },
});

interface Props {
  title: string;
  /** Escape was pressed. The dialog closes when it is no longer rendered. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A question over the page. The browser's own modal dialog keeps the focus inside and, once it is gone,
 * gives it back to where it was. Its first control gets the focus: let it be the harmless one.
 */
export function ModalDialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <Sheet
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A panel that this question lies over would take the key for itself, and close too.
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <div>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </Sheet>
  );
}
