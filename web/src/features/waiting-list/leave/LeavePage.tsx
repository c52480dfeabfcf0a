import { useApolloClient } from '@apollo/client/react';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';

import { HOME_PATH } from '../../../clinic/paths';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { bannerText } from '../../../kit/errors/banner-text';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { OffButton } from '../../../kit/ui/OffButton';
import { LinkPage } from '../LinkPage';
import { texts } from '../texts';
import { useLeaveWaitingListMutation, useWaitingListPlaceQuery, WaitingListPlaceDocument } from './leave.generated';

/** Confirms leaving the waiting list, by the link in its mails. */
export function LeavePage() {
  const token = useParams()['token'] ?? '';
  const query = useWaitingListPlaceQuery({ variables: { token }, fetchPolicy: 'cache-and-network' });
  const [send, { loading, error }] = useLeaveWaitingListMutation();
  const client = useApolloClient();
  const [isDone, setDone] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  useFocusOn(outcome, error ?? isDone);

  const leave = async () => {
    const { data } = await send({ token });
    // The request may have succeeded even if its answer was lost.
    if (!data) return query.refetch();
    const { leaveWaitingList: waitingListPlace } = data;
    client.cache.updateQuery({ query: WaitingListPlaceDocument, variables: { token } }, () => ({ waitingListPlace }));
    setDone(true);
  };
  return (
    <LinkPage
      query={query}
      words={texts.leave}
      titleOf={({ waitingListPlace }) => texts.leave.titles[waitingListPlace.status]}
    >
      {({ waitingListPlace: { firstName, waitsFor, status: now } }) => (
        <>
          <Stack ref={outcome} tabIndex={-1} spacing={3}>
            {error && now === 'active' && <FormBanner kind="error">{bannerText(error, texts.leave.unsure)}</FormBanner>}
            {now === 'active' && <p>{texts.leave.question(firstName, waitsFor)}</p>}
            {now === 'ended' && <FormBanner kind="success">{texts.leave.done(waitsFor)}</FormBanner>}
            {now === 'fulfilled' && <FormBanner kind="info">{texts.leave.fulfilled(waitsFor)}</FormBanner>}
          </Stack>
          <Stack direction="row" spacing={3} sx={{ '& > *': { flex: '1 1 240px', maxWidth: 360 } }}>
            {now === 'active' && (
              <OffButton off={loading} onClick={() => void leave()}>
                {loading ? texts.leave.busy : texts.leave.yes}
              </OffButton>
            )}
            <ButtonLink to={HOME_PATH} variant="outlined">
              {now === 'active' ? texts.leave.no : texts.link.home}
            </ButtonLink>
          </Stack>
        </>
      )}
    </LinkPage>
  );
}
