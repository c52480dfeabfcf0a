import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';

import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import type { MyWaitingList } from './useMyWaitingList';
import { WaitingEntry } from './WaitingEntry';

/** The patient's entries without an offer. Hidden when there are none, but stays once shown. */
export function WaitingEntries({ list: { query, offered, waiting, leaving } }: { list: MyWaitingList }) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOn(title, leaving.leftId);
  const isNeeded = query.error !== undefined || waiting.length > 0 || leaving.leftId !== undefined;
  const [wasShown, setWasShown] = useState(isNeeded);
  if (isNeeded && !wasShown) setWasShown(true);
  return (
    wasShown && (
      <Stack component="section" spacing={3} aria-labelledby={id}>
        <Typography variant="subtitle2" component="h3" id={id} ref={title} tabIndex={-1}>
          {texts.mine.title}
        </Typography>
        <Loaded query={query} errorTitle={texts.mine.failed} waiting={<PageSpinner label={texts.mine.loading} />}>
          {({ clinic: { now } }) => (
            <>
              {waiting.length === 0 && (
                <Typography color="textSecondary">
                  {offered.some(({ entry }) => entry.status === 'active') ? texts.mine.noOther : texts.mine.none}
                </Typography>
              )}
              <Stack component="ul" spacing={3} className="items">
                {waiting.map((entry) => (
                  <li key={entry.id}>
                    <WaitingEntry entry={entry} today={dayOf(now)} onLeave={() => leaving.ask(entry.id)} />
                  </li>
                ))}
              </Stack>
            </>
          )}
        </Loaded>
      </Stack>
    )
  );
}
