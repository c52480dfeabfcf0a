import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

import { focusArrived } from '../focus/focus-arrived';
import { FormButtons } from '../form/FormButtons';
import { FormBanner } from '../notify/FormBanner';
import { asDialog } from './as-dialog';
import { DialogFrame } from './DialogFrame';

export const Subject = styled('p')({
  '& strong, & .line': { display: 'block' },
  '& strong::first-letter': { textTransform: 'uppercase' },
});

interface Props {
  title: string;
  children: ReactNode;
  /** Harmless and focused. */
  noLabel: string;
  yesLabel: string;
  isDestructive?: boolean;
  busyLabel?: string;
  /** Below a failure, e.g. whom to call. */
  help?: ReactNode;
  onNo: () => void;
  /** Resolves to the reason for the failure, or to undefined when done. */
  onYes: () => Promise<string | undefined>;
}

/** Stays open while `onYes` runs, and after a failure. */
export const QuestionDialog = asDialog(
  function QuestionDialog({
    title,
    children,
    noLabel,
    yesLabel,
    busyLabel = 'Guardando...',
    isDestructive = false,
    help,
    onNo,
    onYes,
  }: Props) {
    const [busy, setBusy] = useState(false);
    const [failure, setFailure] = useState<string>();
    const answerYes = async () => {
      setBusy(true);
      setFailure(undefined);
      const reason = await onYes();
      if (reason === undefined) return;
      setBusy(false);
      setFailure(reason);
    };
    return (
      <DialogFrame isQuestion title={title} size="question" busy={busy} onClose={onNo}>
        <DialogContent>
          {children}
          {failure !== undefined && (
            <FormBanner kind="error" isWhole>
              {help === undefined ? (
                failure
              ) : (
                <div>
                  <p>{failure}</p>
                  <p>{help}</p>
                </div>
              )}
            </FormBanner>
          )}
        </DialogContent>
        <DialogActions>
          <FormButtons
            isQuestion
            isDestructive={isDestructive}
            submitLabel={yesLabel}
            busyLabel={busyLabel}
            busy={busy}
            out={{ label: noLabel, onPress: onNo }}
            outRef={focusArrived}
            onPress={() => void answerYes()}
          />
        </DialogActions>
      </DialogFrame>
    );
  },
  { close: ({ onNo }) => onNo() },
);
