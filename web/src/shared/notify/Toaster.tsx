import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import { styled } from '@mui/material/styles';
import { useEffect, type Ref } from 'react';

import { CrossIcon } from '../ui/icons';
import { CheckIcon } from '../ui/page-icons';
import type { Toast } from './notify';

const MAX_AT_ONCE = 20;

const Card = styled(SnackbarContent)({
  display: 'flex',
  // The library's own rule comes later in the page.
  '&&': { flexWrap: 'nowrap' },
  alignItems: 'flex-start',
  gap: 12,
  width: 350,
  maxWidth: 'calc(100vw - 32px)',
  minWidth: 0,
  padding: '12px 16px',
  border: '1px solid',
  borderRadius: 8,
  boxShadow: 'var(--shadow)',
  fontSize: '1rem',
  lineHeight: '1.5rem',
  cursor: 'pointer',
  '& svg': { flex: 'none', marginTop: 2 },
  '@media print': { display: 'none !important' },
  '&[data-kind="success"]': { background: 'var(--done-chip)', color: 'var(--done-text)', borderColor: 'var(--done-edge)' },
  '&[data-kind="error"]': { background: 'var(--cancelled-chip)', color: 'var(--cancelled-text)', borderColor: 'var(--cancelled-edge)' },
});

/** Hidden from screen readers: ToastHost's live regions say the text. A click closes it early. */
function ToastCard({ id, message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <Card ref={ref} aria-hidden="true" role="presentation" data-kind={variant} onClick={() => closeSnackbar(id)}>
      {variant === 'success' ? <CheckIcon /> : <CrossIcon />}
      <span>{message}</span>
    </Card>
  );
}

interface Props {
  toasts: Toast[];
  onGone: (id: number) => void;
}

export function Toaster({ toasts, onGone }: Props) {
  useEffect(() => {
    for (const { id, kind, text, milliseconds } of toasts) {
      enqueueSnackbar(text, {
        key: id,
        preventDuplicate: true,
        variant: kind,
        autoHideDuration: milliseconds,
        onExited: () => onGone(id),
      });
    }
  }, [toasts, onGone]);

  return (
    <SnackbarProvider
      maxSnack={MAX_AT_ONCE}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      Components={{ success: ToastCard, error: ToastCard }}
      transitionDuration={{ enter: 150, exit: 150 }}
      disableWindowBlurListener
    />
  );
}
