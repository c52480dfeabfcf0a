import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { capitalized } from '../../../kit/text/capitalized';
import { longMoment } from '../../../kit/time/wall-time';
import { up } from '../../../kit/ui/breakpoints';
import { hoursText, periodText } from '../hours-text';
import { Offer } from '../offer/Offer';
import { answeredOf } from '../offer/offer-state';
import { texts } from '../texts';
import type { OwnEntryFragment } from './my-waiting-list.generated';
import type { OwnOffer } from './useOwnAnswers';

const Place = styled(Card)({
  overflowWrap: 'anywhere',
  display: 'grid',
  gap: 12,
  '& > button': { justifySelf: 'start' },
}) as typeof Card;
/** The button beside what it leaves; below what has to be answered first. */
const BESIDE = {
  [up('tablet')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 220px',
    gap: 24,
    '& > button': { placeSelf: 'center stretch' },
  },
};

interface Props {
  entry: OwnEntryFragment;
  own: OwnOffer | undefined;
  /** yyyy-MM-dd */
  today: string;
  onLeave: () => void;
}

/** What a patient waits for, when it suits, and what they are offered. */
export function WaitingPlace({ entry, own, today, onLeave }: Props) {
  const headingId = useId();
  const { waitsFor, contactName, patientName, hours, keptAppointment: kept, status } = entry;
  const isWaiting = status === 'active';
  const isKept = isWaiting && kept !== null && (kept.status === 'pending' || kept.status === 'confirmed');
  return (
    <Place component="article" aria-labelledby={headingId} {...(!own && { sx: BESIDE })}>
      <div>
        <Typography variant="subtitle1" component="h4" id={headingId}>
          {waitsFor}
        </Typography>
        {contactName !== null && <Typography>{texts.mine.patient(patientName)}</Typography>}
        <Typography color="textSecondary">
          {capitalized(hoursText(hours))}, {periodText(entry, today)}
        </Typography>
        {isKept && (
          <Typography color="textSecondary">
            {texts.mine.kept(longMoment(kept.startTime), kept.professionalName)}
          </Typography>
        )}
      </div>
      {own && <OwnOfferPart key={own.offer.id} {...own} />}
      {isWaiting && (
        <Button variant="outlined" size="small" aria-describedby={headingId} onClick={onLeave}>
          {texts.leave.yes}
        </Button>
      )}
    </Place>
  );
}

function OwnOfferPart(own: OwnOffer) {
  const id = useId();
  return (
    <Stack component="section" spacing={3} aria-labelledby={id}>
      <Typography variant="subtitle2" component="h5" id={id}>
        {texts.offer.titles[answeredOf(own.offer) ?? 'pending']}
      </Typography>
      <Offer {...own} greeting={texts.mine.offered} />
    </Stack>
  );
}
