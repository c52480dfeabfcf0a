import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { up } from '../../../kit/ui/breakpoints';
import { texts } from '../texts';
import type { OwnEntryFragment } from './my-waiting-list.generated';
import { WaitingFacts } from './WaitingFacts';

const Place = styled(Card)({
  overflowWrap: 'anywhere',
  display: 'grid',
  gap: 12,
  '& > button': { justifySelf: 'start' },
  [up('tablet')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 220px',
    gap: 24,
    '& > button': { placeSelf: 'center stretch' },
  },
}) as typeof Card;

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
    <Place component="article" aria-labelledby={headingId}>
      <div>
        <Typography variant="subtitle1" component="h4" id={headingId}>
          {waitsFor}
        </Typography>
        {contactName !== null && <Typography>{texts.mine.patient(patientName)}</Typography>}
        <WaitingFacts entry={entry} today={today} />
      </div>
      <Button variant="outlined" size="small" aria-describedby={headingId} onClick={onLeave}>
        {texts.leave.yes}
      </Button>
    </Place>
  );
}
