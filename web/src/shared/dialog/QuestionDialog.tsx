import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

import { FormBanner } from '../form/FormBanner';
import { FormButtons } from '../form/FormButtons';
import { asDialog } from './as-dialog';
import { DialogFrame } from './DialogFrame';

/** What is asked about: its date, or whatever tells it from others, in the `strong`. */
export const Subject = styled('p')({ '& strong': { display: 'block' }, '& strong::first-letter': { textTransform: 'uppercase' } });

interface Props {
  title: string;
  /** What is asked about, and what comes of a yes. */
  children: ReactNode;
  /** The answer that leaves everything as it is: it comes first, is stressed, and has the focus. */
  noLabel: string;
  yesLabel: string;
  /** A yes takes something away for good: its button says so by its colour too. */
  isDestructive?: boolean;
  /** On the button while the yes is on its way; default: Guardando... */
  busyLabel?: string;
  /** Stands under the reason when the yes failed, e.g. whom to call. */
  help?: ReactNode;
  onNo: () => void;
  /** Resolves to undefined when it is done, and by then the dialog is no longer rendered; else to the reason why not. */
  onYes: () => Promise<string | undefined>;
}

/**
 * Asks once more before something is done that cannot be undone. While it is being done the question stays; when it
 * failed it says why, and can be answered again.
 */
export const QuestionDialog = asDialog(function QuestionDialog({
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
          <FormBanner kind="error">
            <div>
              <p>{failure}</p>
              {help !== undefined && <p>{help}</p>}
            </div>
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
          onPress={() => void answerYes()}
        />
      </DialogActions>
    </DialogFrame>
  );
}, { close: ({ onNo }) => onNo() });
