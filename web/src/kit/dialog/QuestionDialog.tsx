import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

import { focusArrived } from '../focus/focus-arrived';
import { FormButtons } from '../form/FormButtons';
import { FormBanner } from '../notify/FormBanner';
import { asDialog } from './as-dialog';
import { DialogFrame } from './DialogFrame';

/** `strong` identifies the subject. */
export const Subject = styled('p')({
  '& strong': { display: 'block' },
  '& strong::first-letter': { textTransform: 'uppercase' },
});

interface Props {
  title: string;
  children: ReactNode;
  /** The harmless answer, emphasized and focused. */
  noLabel: string;
  yesLabel: string;
  isDestructive?: boolean;
  busyLabel?: string;
  /** Shown below the failure, e.g. whom to call. */
  help?: ReactNode;
  onNo: () => void;
  /** Resolves to undefined when done and unmounted, or to the reason for the failure. */
  onYes: () => Promise<string | undefined>;
}

/** A confirmation. Stays open while `onYes` runs; after a failure shows why and can be answered again. */
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
