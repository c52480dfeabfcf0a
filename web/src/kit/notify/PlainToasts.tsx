import { styled } from '@mui/material/styles';

import { down } from '../ui/breakpoints';
import type { Toast } from './notify';
import { roleOf, toastCard } from './toast-card';
import { UndoButton } from './UndoButton';
import { useToastTime } from './useToastTime';

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
    <Stack>
      {toasts.map((toast) => (
        <PlainToast key={toast.id} toast={toast} onGone={onGone} />
      ))}
    </Stack>
  );
}

function PlainToast({ toast, onGone }: { toast: Toast; onGone: Props['onGone'] }) {
  const { id, kind, text, ms, undo } = toast;
  const go = () => onGone(id);
  const held = useToastTime(ms, go);
  return (
    <Card {...roleOf(toast)} data-kind={kind} onClick={go} {...held}>
      <span aria-hidden="true">{text}</span>
      {undo && <UndoButton toast={toast} />}
    </Card>
  );
}
