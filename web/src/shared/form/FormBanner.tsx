import Alert from '@mui/material/Alert';
import { useState, type ReactNode } from 'react';

import { useToasts } from '../notify/notify';

interface Props {
  kind: 'error' | 'success' | 'info';
  children: ReactNode;
}

/**
 * Something said in the page, for as long as it holds. Errors interrupt a screen reader, the others wait. What a toast
 * says too is seen once (`notify.errorInPage`): here stands what the toast does not say; where that is nothing, its
 * words come into sight when it has gone, in the room they have from the start.
 */
export function FormBanner({ kind, children }: Props) {
  const text = typeof children === 'string' ? children : '';
  const toasts = useToasts().filter(({ isInPage }) => isInPage);
  const [told] = useState(() => toasts.findLast((toast) => beginsWithSentence(text, toast.text))?.text ?? '');
  const more = told !== '' && text.startsWith(told) ? text.slice(told.length).replace(/^\./, '').trim() : '';
  const isToasted = toasts.some((toast) => toast.text === text);
  return (
    <Alert severity={kind} icon={false} role={kind === 'error' ? 'alert' : 'status'} style={isToasted ? { opacity: 0 } : undefined}>
      {more === '' ? (
        children
      ) : (
        <p>
          <span className="visually-hidden">{told.replace(/\.$/, '')}. </span>
          {more}
        </p>
      )}
    </Alert>
  );
}

/** Not so where its words go on: "Error al aplicar la plantilla" is no sentence of "Error al aplicar la plantilla a múltiples meses". */
function beginsWithSentence(text: string, sentence: string): boolean {
  return text === sentence || text.startsWith(sentence.endsWith('.') ? sentence : `${sentence}.`);
}
