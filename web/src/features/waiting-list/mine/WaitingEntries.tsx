import Stack from '@mui/material/Stack';

import { Loaded } from '../../../kit/states/Loaded';
import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import type { MyWaitingList } from './useMyWaitingList';
import { WaitingEntry } from './WaitingEntry';

/** The patient's entries without an offer. */
export function WaitingEntries({ list: { query, waiting, leaving } }: { list: MyWaitingList }) {
  return (
    <Loaded query={query} errorTitle={texts.mine.failed} waiting={null}>
      {({ clinic: { now } }) =>
        waiting.length > 0 && (
          <Stack component="ul" spacing={3} className="items">
            {waiting.map((entry) => (
              <li key={entry.id}>
                <WaitingEntry entry={entry} today={dayOf(now)} onLeave={() => leaving.ask(entry.id)} />
              </li>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}
