import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useGoingClock } from '../../../kit/time/useGoingClock';
import { texts } from '../texts';
import { OwnOffer } from './OwnOffer';
import type { MyWaitingList } from './useMyWaitingList';

interface Props {
  list: MyWaitingList;
  /** The patient's turnos may have changed. */
  onAnswered: () => void;
}

/** What the patient is offered, before all else: its time is short. Nothing without an offer. */
export function OwnOffers({ list: { query, clinicNow, offered, leaving }, onAnswered }: Props) {
  const id = useId();
  const clock = useGoingClock(clinicNow);
  return (
    <>
      {offered.length > 0 && (
        <Stack component="section" spacing={3} aria-labelledby={id}>
          <Typography variant="h2" id={id}>
            {texts.mine.offers(offered.length)}
          </Typography>
          <Stack component="ul" spacing={3} className="items">
            {offered.map((one) => (
              <li key={one.entry.id}>
                <OwnOffer
                  key={one.offer.id}
                  {...one}
                  clock={clock}
                  onSettled={() => {
                    void query.refetch();
                    onAnswered();
                  }}
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
