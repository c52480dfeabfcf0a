import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type Ref } from 'react';

import { CheckIcon, CloseIcon } from '../ui/icons';
import { currentToasts, forgetToast, type Toast } from './notify';
import { roleOf, toastCard } from './toast-card';
import { UndoButton } from './UndoButton';
import { useToastTime } from './useToastTime';

const MAX_AT_ONCE = 20;

const Card = styled(SnackbarContent)({
  ...toastCard,
  // Doubled to beat the library's rule.
  '&&': { flexWrap: 'nowrap' },
  '& svg': { flex: 'none', marginTop: 2 },
});

/**
 * Over the page's header, but not over titles; below an open dialog's title row. What can be undone stays longer, so it
 * stands below, where it covers no buttons.
 */
const PLACE = {
  'body .notistack-SnackbarContainer': { top: 2 },
  'body:has(.MuiDialog-root) .notistack-SnackbarContainer': { top: 78, bottom: 'auto' },
  'body:not(:has(.MuiDialog-root)) .notistack-SnackbarContainer:has([data-undo])': { top: 'auto', bottom: 16 },
};
const UNDO_CORNER = { vertical: 'bottom', horizontal: 'left' } as const;

type CardProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

function ToastCard(props: CardProps) {
  const { id, message, variant, ref } = props;
  // Also while it goes.
  const [toast] = useState(() => currentToasts().find((one) => one.id === id));
  if (toast?.undo) return <UndoCard {...props} toast={toast} />;
  return (
    <Card ref={ref} aria-hidden="true" role="presentation" data-kind={variant} onClick={() => closeSnackbar(id)}>
      <KindIcon variant={variant} />
      <span>{message}</span>
    </Card>
  );
}

function UndoCard({ variant, toast, ref }: CardProps & { toast: Toast }) {
  const go = () => forgetToast(toast.id);
  const held = useToastTime(toast.ms, go);
  return (
    <Card ref={ref} {...roleOf(toast)} data-kind={variant} data-undo onClick={go} {...held}>
      <KindIcon variant={variant} />
      <span aria-hidden="true">{toast.text}</span>
      <UndoButton toast={toast} />
    </Card>
  );
}

function KindIcon({ variant }: Pick<CardProps, 'variant'>) {
  return variant === 'success' ? <CheckIcon fontSize="small" /> : <CloseIcon fontSize="small" />;
}

interface Props {
  toasts: readonly Toast[];
  onGone: (id: number) => void;
}

export function Toaster({ toasts, onGone }: Props) {
  const shown = useRef(new Set<number>());
  useEffect(() => {
    for (const { id, kind, text, ms, undo } of toasts) {
      shown.current.add(id);
      enqueueSnackbar(text, {
        key: id,
        preventDuplicate: true,
        variant: kind,
        autoHideDuration: undo ? null : ms,
        ...(undo && { anchorOrigin: UNDO_CORNER }),
        onExited: () => onGone(id),
      });
    }
    for (const id of shown.current) {
      if (toasts.some((toast) => toast.id === id)) continue;
      closeSnackbar(id);
      shown.current.delete(id);
    }
  }, [toasts, onGone]);

  return (
    <>
      <GlobalStyles styles={PLACE} />
      <SnackbarProvider
        maxSnack={MAX_AT_ONCE}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={{ success: ToastCard, error: ToastCard }}
        transitionDuration={{ enter: 150, exit: 150 }}
        disableWindowBlurListener
      />
    </>
  );
}
