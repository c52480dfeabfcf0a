import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';

import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { OffButton } from '../../kit/ui/OffButton';
import { useOwnCalendarFeedQuery } from './calendar-feeds.generated';
import { texts } from './texts';
import { useFeedLink } from './useFeedLink';

interface Props {
  professionalId: number;
}

export function OwnCalendarFeed({ professionalId }: Props) {
  const query = useOwnCalendarFeedQuery({ fetchPolicy: 'network-only', errorFallback: texts.own.failed });
  const link = useFeedLink(() => query.refetch());
  const part = useRef<HTMLDivElement>(null);
  const make = useRef<HTMLButtonElement>(null);
  useKeptFocus(part, () => make.current?.focus());
  return (
    <div ref={part}>
      <LoadedOnce query={query} errorTitle={texts.own.failed} waiting={<FormOnItsWay label={texts.own.loading} />}>
        {({ calendarFeeds: [feed] }) => {
          const owner = { professionalId, roomId: null, name: texts.own.title, feed };
          return (
            <>
              <p>{feed ? `${texts.own.made(feed.createdAt)} ${texts.own.read(feed.lastReadAt)}` : texts.own.none}</p>
              <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <OffButton
                  ref={make}
                  variant="outlined"
                  aria-haspopup="dialog"
                  off={link.isMaking}
                  onClick={() => link.make(owner)}
                >
                  {feed ? texts.actions.replace : texts.actions.create}
                </OffButton>
                {feed && (
                  <Button variant="text" aria-haspopup="dialog" onClick={() => link.remove(owner)}>
                    {texts.actions.remove}
                  </Button>
                )}
              </Stack>
            </>
          );
        }}
      </LoadedOnce>
      {link.dialogs}
    </div>
  );
}
