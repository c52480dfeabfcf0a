import { styled } from '@mui/material/styles';
import { useEffect } from 'react';

import { down } from '../ui/breakpoints';
import type { Toast } from './notify';
import { toastCard } from './toast-card';

const Stack = styled('div')({
  position: 'fixed',
  top: 20,
  right: 20,
  zIndex: 1400,
  display: 'grid',
  gap: 12,
  [down('sm')]: { right: 16 },
});
const Card = styled('div')(toastCard);

interface Props {
  toasts: readonly Toast[];
  onGone: (id: number) => void;
}

/** Toasts without the library, while it cannot be loaded. ToastHost says their text. */
export function PlainToasts({ toasts, onGone }: Props) {
  return (
    <Stack aria-hidden="true">
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} onGone={onGone} />
      ))}
    </Stack>
  );
}

function PlainToast({ toast: { id, kind, text, ms }, onGone }: { toast: Toast; onGone: Props['onGone'] }) {
  useEffect(() => {
    const timer = setTimeout(() => onGone(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, onGone]);
  return (
    <Card role="presentation" data-kind={kind} onClick={() => onGone(id)}>
      {text}
    </Card>
  );
}
