import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

import { FormButtons } from '../../../kit/form/FormButtons';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { clockTime, dayOf, shortDate } from '../../../kit/time/wall-time';
import { down, up } from '../../../kit/ui/breakpoints';
import { bookingTexts } from '../texts';
import { dialogTexts } from './texts';

const BookingActions = styled(DialogActions)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  gap: 8,
  paddingBottom: 12,
  '& .buttons': { display: 'flex', gap: 12, justifyContent: 'flex-end', flexWrap: 'wrap' },
  '& .row': { display: 'grid', gap: 8 },
  [up('md')]: {
    '& .row': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 24 },
    '& .row > .buttons': { flexShrink: 0 },
  },
  [down('sm')]: { '& .buttons > *': { flex: '1 1 auto', padding: '8px 12px' } },
});

interface Props {
  /** See chosenText. */
  chosen: ReactNode;
  note?: string | undefined;
  missing: string | null;
  /** Default: validation shows it. */
  onMissing?: (() => void) | undefined;
  submitText: string;
  sendingText: string;
  sending: boolean;
  failure: string | null;
  onClose: () => void;
}

/** "lun, 23 nov · 09:30 · 30 min · Consultorio 1", as far as chosen. */
export function chosenText(
  startTime: string | undefined,
  durationMinutes: number,
  ...names: readonly (string | undefined)[]
): string {
  const when = startTime === undefined ? [] : [shortDate(dayOf(startTime)), clockTime(startTime)];
  return [...when, bookingTexts.minutes(durationMinutes), ...names.filter((name) => name !== undefined)].join(' · ');
}

export function DialogFoot(props: Props) {
  const { chosen, note, missing, onMissing, submitText, sendingText, sending, failure, onClose } = props;
  const missingId = useId();
  return (
    <BookingActions>
      {failure !== null && <FormBanner kind="error">{failure}</FormBanner>}
      {note !== undefined && <Typography variant="body2">{note}</Typography>}
      <div className="row">
        {missing === null ? (
          <Typography sx={{ fontWeight: 600 }}>{chosen}</Typography>
        ) : (
          <Typography id={missingId} color="textSecondary">
            {missing}
          </Typography>
        )}
        <div className="buttons">
          <FormButtons
            submitLabel={submitText}
            busyLabel={sendingText}
            busy={sending}
            missing={missing === null ? null : { id: missingId, onPress: onMissing }}
            out={{ label: dialogTexts.bothDialogs.cancel, onPress: onClose }}
          />
        </div>
      </div>
    </BookingActions>
  );
}
