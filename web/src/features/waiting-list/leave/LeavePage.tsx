import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';

import { HOME_PATH } from '../../../clinic/paths';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { bannerText } from '../../../kit/form/outcome';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { OffButton } from '../../../kit/ui/OffButton';
import { LinkPage } from '../LinkPage';
import { texts } from '../texts';
import { useLeaveWaitingListMutation, useWaitingListPlaceQuery } from './leave.generated';

/** One question before a place in the waiting list is given up, by the link in its mails. */
export function LeavePage() {
  const token = useParams()['token'] ?? '';
  const query = useWaitingListPlaceQuery({ variables: { token }, fetchPolicy: 'cache-and-network', errorToast: false });
  const [send, { loading, error }] = useLeaveWaitingListMutation({ errorToast: false });
  const status = query.data?.waitingListPlace.status;
  const outcome = useRef<HTMLDivElement>(null);
  useFocusOn(outcome, error ?? (status === 'ended' ? status : undefined));

  const leave = async () => {
    await send({ token });
    await query.refetch();
  };
  return (
    <LinkPage query={query} words={texts.leave}>
      {({ waitingListPlace: { firstName, waitsFor, status: now } }) => (
        <>
          <div ref={outcome} tabIndex={-1}>
            {error && now === 'active' && (
              <FormBanner kind="error">{bannerText(error, texts.leave.notSent)}</FormBanner>
            )}
            {now === 'active' && <p>{texts.leave.question(firstName, waitsFor)}</p>}
            {now === 'ended' && <FormBanner kind="success">{texts.leave.done(waitsFor)}</FormBanner>}
            {now === 'fulfilled' && <FormBanner kind="info">{texts.leave.fulfilled(waitsFor)}</FormBanner>}
          </div>
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
