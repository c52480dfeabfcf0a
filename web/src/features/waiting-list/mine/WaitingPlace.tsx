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
import type { ShownOffer } from './useOfferAnswers';

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
  shownOffer: ShownOffer | undefined;
  /** yyyy-MM-dd */
  today: string;
  onLeave: () => void;
}

/** What a patient waits for, when it suits, and what they are offered. */
export function WaitingPlace({ entry, shownOffer, today, onLeave }: Props) {
  const headingId = useId();
  const { waitsFor, contactName, patientName, hours, keptAppointment: kept, status } = entry;
  // Until the list is read again.
  const isWaiting = status === 'active' && shownOffer?.offer.outcome !== 'accepted';
  const isKept = isWaiting && kept !== null && (kept.status === 'pending' || kept.status === 'confirmed');
  return (
    <Place component="article" aria-labelledby={headingId} {...(!shownOffer && { sx: BESIDE })}>
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
      {shownOffer && <OfferPart key={shownOffer.offer.id} {...shownOffer} />}
      {isWaiting && (
        <Button variant="outlined" size="small" aria-describedby={headingId} onClick={onLeave}>
          {texts.leave.yes}
        </Button>
      )}
    </Place>
  );
}

function OfferPart(shown: ShownOffer) {
  return (
    <Stack spacing={3}>
      <Typography variant="subtitle2" component="h5">
        {texts.offer.titles[answeredOf(shown.offer) ?? 'pending']}
      </Typography>
      <Offer {...shown} greeting={texts.mine.offered} />
    </Stack>
  );
}
