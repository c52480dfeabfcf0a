import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

import { OnceDialog } from '../../kit/dialog/OnceDialog';
import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useQuestion } from '../../kit/dialog/useQuestion';
import { bannerText } from '../../kit/errors/banner-text';
import { failureText } from '../../kit/form/outcome';
import { notify } from '../../kit/notify/notify';
import { useRetryKey } from '../../kit/send/useRetryKey';
import {
  useCreateCalendarFeedMutation,
  useDeleteCalendarFeedMutation,
  type CalendarFeedFactsFragment,
  type CreateCalendarFeedInput,
} from './calendar-feeds.generated';
import { appLink, googleLink } from './feed-links';
import { texts } from './texts';

export interface FeedOwner {
  professionalId: number | null;
  roomId: number | null;
  name: string;
  feed: CalendarFeedFactsFragment | undefined;
}

interface FeedLink {
  /** Asks first if there is one. */
  make: (owner: FeedOwner) => void;
  remove: (owner: FeedOwner) => void;
  isMaking: boolean;
  dialogs: ReactNode;
}

export function useFeedLink(reload: () => Promise<unknown>): FeedLink {
  const [create, { loading: isMaking }] = useCreateCalendarFeedMutation();
  const [removeFeed] = useDeleteCalendarFeedMutation();
  const { keyOf, done } = useRetryKey<CreateCalendarFeedInput>();
  const [url, setUrl] = useState<string>();

  const send = async ({ professionalId, roomId, feed }: FeedOwner) => {
    const input = { professionalId, roomId, replaces: feed?.id };
    const { data, error } = await create({ input, idempotencyKey: keyOf(input) });
    if (!error) done();
    // Another user may have created one.
    await reload();
    setUrl(data?.createCalendarFeed.url);
    return error;
  };

  const replacing = useQuestion<FeedOwner>((owner) => ({
    title: texts.replacing.title,
    about: <About {...owner} />,
    consequences: [texts.replacing.consequence],
    noLabel: texts.replacing.no,
    yesLabel: texts.replacing.yes,
    isDestructive: true,
    busyLabel: texts.actions.createBusy,
    onYes: async () => {
      const error = await send(owner);
      return error && failureText(error, texts.createFailed, texts.createUnsure);
    },
  }));
  const deletion = useDeletion<FeedOwner>(texts.deletion, reload, (owner) => ({
    about: <About {...owner} />,
    consequences: [texts.deletion.consequence],
    remove: () => removeFeed({ id: owner.feed?.id ?? 0 }),
  }));

  const make = async (owner: FeedOwner) => {
    if (owner.feed) return replacing.ask(owner);
    const error = await send(owner);
    if (error && !error.isDeclined) notify.error(bannerText(error, texts.createUnsure));
  };
  return {
    make: (owner) => void make(owner),
    remove: deletion.ask,
    isMaking,
    dialogs: (
      <>
        {replacing.dialog}
        {deletion.dialog}
        {url !== undefined && <FeedLinkDialog url={url} onClose={() => setUrl(undefined)} />}
      </>
    ),
  };
}

function About({ name }: FeedOwner) {
  return (
    <Subject>
      <strong>{name}</strong>
    </Subject>
  );
}

interface Props {
  /** URL of a new link. */
  url: string;
  onClose: () => void;
}

function FeedLinkDialog({ url, onClose }: Props) {
  return (
    <OnceDialog texts={texts.link} value={url} onClose={onClose}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" href={googleLink(url)} target="_blank" rel="noopener noreferrer">
          {texts.link.google}
        </Button>
        <Button variant="outlined" href={appLink(url)}>
          {texts.link.app}
        </Button>
      </Stack>
      <p>{texts.link.late}</p>
      <Typography variant="body2" color="textSecondary">
        {texts.link.byHand}
      </Typography>
    </OnceDialog>
  );
}
