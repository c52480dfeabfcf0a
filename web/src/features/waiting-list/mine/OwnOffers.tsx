import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useGoingClock } from '../../../kit/time/useGoingClock';
import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { OwnOffer } from './OwnOffer';
import type { MyWaitingList } from './useMyWaitingList';

interface Props {
  list: MyWaitingList;
  /** Called when the patient's appointments may have changed. */
  onAnswered: () => void;
}

/** The patient's offers, first on the page as they expire soon. Nothing without an offer. */
export function OwnOffers({ list, onAnswered }: Props) {
  const id = useId();
  const { query, clinicNow, offered, openCount, reportEnd, leaving } = list;
  const clock = useGoingClock(clinicNow);
  return (
    <>
      {clinicNow !== undefined && offered.length > 0 && (
        <Stack component="section" spacing={3} aria-labelledby={id}>
          <Typography variant="h2" id={id}>
            {openCount > 0 ? texts.mine.offers(openCount) : texts.mine.offersOver(offered.length)}
          </Typography>
          <Stack component="ul" spacing={3} className="items">
            {offered.map((one) => (
              <li key={one.entry.id}>
                <OwnOffer
                  key={one.offer.id}
                  {...one}
                  clock={clock}
                  today={dayOf(clinicNow)}
                  onSettled={() => {
                    void query.refetch();
                    onAnswered();
                  }}
                  onEnd={reportEnd}
                  onLeave={() => leaving.ask(one.entry.id)}
                />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
      {leaving.dialog}
    </>
  );
}
