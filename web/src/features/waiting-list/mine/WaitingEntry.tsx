import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { OwnItem } from '../../../clinic/mine/OwnItem';
import { HourglassIcon } from '../../../kit/ui/icons';
import { StatusChip } from '../../../kit/ui/StatusChip';
import { texts } from '../texts';
import type { OwnEntryFragment } from './my-waiting-list.generated';
import { WaitingFacts } from './WaitingFacts';

interface Props {
  entry: OwnEntryFragment;
  /** yyyy-MM-dd */
  today: string;
  onLeave: () => void;
}

/** An entry of the patient: what it waits for, and its hours. */
export function WaitingEntry({ entry, today, onLeave }: Props) {
  const headingId = useId();
  const { waitsFor, contactName, patientName } = entry;
  return (
    <OwnItem
      headingId={headingId}
      heading={waitsFor}
      badge={<StatusChip icon={<HourglassIcon fontSize="inherit" />} colour="pending" label={texts.mine.badge} />}
      actions={
        <Button variant="outlined" size="small" aria-describedby={headingId} onClick={onLeave}>
          {texts.leave.yes}
        </Button>
      }
    >
      {contactName !== null && <Typography>{texts.mine.patient(patientName)}</Typography>}
      <WaitingFacts entry={entry} today={today} />
    </OwnItem>
  );
}
