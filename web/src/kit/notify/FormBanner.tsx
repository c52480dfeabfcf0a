import Alert from '@mui/material/Alert';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState, type ReactNode } from 'react';

import { NOT_PROVED_TEXT } from '../errors/api-error';
import { useToasts } from './notify';

interface Props {
  kind: 'error' | 'success' | 'info';
  /** Shows the whole text even beside its toast. */
  isWhole?: boolean;
  children: ReactNode;
}

/** While a toast shows the same text (`notify.errorInPage`), shows only what the toast omits, if anything. */
export function FormBanner({ kind, isWhole = false, children }: Props) {
  const text = typeof children === 'string' && !isWhole ? children : '';
  const toasts = useToasts().filter(({ isInPage }) => isInPage);
  const [toastText] = useState(() => toasts.findLast((toast) => beginsWithSentence(text, toast.text))?.text ?? '');
  const more =
    toastText !== '' && text.startsWith(toastText) ? text.slice(toastText.length).replace(/^\./, '').trim() : '';
  const isNotProved = children === NOT_PROVED_TEXT;
  const severity = isNotProved ? 'info' : kind;
  const isToasted = toasts.some((toast) => toast.text === text);
  return (
    <Alert
      severity={severity}
      icon={false}
      // It has no toast, and a long form may have it out of sight.
      ref={isNotProved ? showBanner : null}
      role={severity === 'error' ? 'alert' : 'status'}
      style={isToasted ? { opacity: 0 } : undefined}
    >
      {more === '' ? (
        children
      ) : (
        <p>
          <span style={visuallyHidden}>{toastText.replace(/\.$/, '')}. </span>
          {more}
        </p>
      )}
    </Alert>
  );
}

function showBanner(banner: HTMLElement | null) {
  banner?.scrollIntoView?.({ block: 'nearest' });
}

/** "Error al aplicar la plantilla" is no prefix sentence of "… a múltiples meses". */
function beginsWithSentence(text: string, sentence: string): boolean {
  return text === sentence || text.startsWith(sentence.endsWith('.') ? sentence : `${sentence}.`);
}
