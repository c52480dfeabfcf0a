import { closeSnackbar, enqueueSnackbar, SnackbarContent, SnackbarProvider, type CustomContentProps } from 'notistack';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, type Ref } from 'react';

import { CheckIcon, CloseIcon } from '../ui/icons';
import type { Toast } from './notify';
import { toastCard } from './toast-card';

const MAX_AT_ONCE = 20;

const Card = styled(SnackbarContent)({
  ...toastCard,
  // Doubled to beat the library's rule.
  '&&': { flexWrap: 'nowrap' },
  '& svg': { flex: 'none', marginTop: 2 },
});

/** Over the page's header, but not over titles; below an open dialog's title row. */
const PLACE = {
  'body .notistack-SnackbarContainer': { top: 2 },
  'body:has(.MuiDialog-root) .notistack-SnackbarContainer': { top: 78 },
};

/** Hidden: ToastHost's live regions say the text. */
function ToastCard({ id, message, variant, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <Card ref={ref} aria-hidden="true" role="presentation" data-kind={variant} onClick={() => closeSnackbar(id)}>
      {variant === 'success' ? <CheckIcon fontSize="small" /> : <CloseIcon fontSize="small" />}
      <span>{message}</span>
    </Card>
  );
}

interface Props {
  toasts: readonly Toast[];
  onGone: (id: number) => void;
}

export function Toaster({ toasts, onGone }: Props) {
  useEffect(() => {
    for (const { id, kind, text, ms } of toasts) {
      enqueueSnackbar(text, {
        key: id,
        preventDuplicate: true,
        variant: kind,
        autoHideDuration: ms,
        onExited: () => onGone(id),
      });
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
