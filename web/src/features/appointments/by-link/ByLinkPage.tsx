import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { keepReceipt, keptReceipt } from '../../../clinic/receipt/receipts';
import { usePageTitle } from '../../../clinic/facts/useClinic';
import { HOME_PATH } from '../../../clinic/paths';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { notify } from '../../../kit/notify/notify';
import { useQueryText } from '../../../kit/url/useQueryText';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { texts } from '../texts';
import { useAppointmentByLinkQuery, type AppointmentByLinkQuery } from './by-link.generated';

export interface AppointmentByLink extends AppointmentByLinkQuery {
  /** From the link, else the receipt that this tab keeps; null: only a session counts. */
  token: string | null;
  /** From the link alone, for further links. */
  linkToken: string | null;
  /** The shown data are outdated. */
  onRefused: () => void;
}

interface Props {
  title: string;
  /** Undefined: still open. */
  outcomeTitle: (appointment: AppointmentByLinkQuery['appointment']) => string | undefined;
  children: (loaded: AppointmentByLink) => ReactNode;
}

/** A turno by the link of its mail. No session needed. */
export function ByLinkPage({ children, ...page }: Props) {
  const id = useParams()['appointmentId'] ?? '';
  const linkToken = useQueryText('token');
  const token = linkToken ?? keptReceipt(id);
  const query = useAppointmentByLinkQuery({
    variables: { id, receipt: token },
    fetchPolicy: 'cache-and-network',
  });
  // The link reads all of the turno, so the page that it leads back to does too.
  useEffect(() => void keepReceipt(id, linkToken), [id, linkToken]);
  const { data, error } = query;
  const outcomeTitle = data && page.outcomeTitle(data.appointment);
  const title = outcomeTitle ?? page.title;
  usePageTitle(title);
  const unknown = !data && error?.code === 'NOT_FOUND';
  const failed = !data && error !== undefined && !unknown;
  useEffect(() => {
    if (failed) notify.error(texts.appointmentPage.failed);
  }, [failed, error]);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = data !== undefined || unknown;
  useFocusOn(heading, arrived, { preventScroll: true });
  // The outcome takes the focus itself. Choosing again starts at the top.
  useFocusOn(heading, arrived && outcomeTitle === undefined, { preventScroll: true });

  return (
    <Stack component={Container} spacing={6} sx={{ maxWidth: 760 }} className="public">
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {unknown ? texts.appointmentPage.unknown : title}
      </Typography>
      {unknown ? (
        <>
          <p>{texts.appointmentPage.unknownHint}</p>
          <ButtonLink to={HOME_PATH} style={{ alignSelf: 'flex-start' }}>
            {texts.appointmentActions.home}
          </ButtonLink>
        </>
      ) : (
        <LoadedOnce
          query={query}
          errorTitle={texts.appointmentPage.failed}
          waiting={<PageSpinner label={texts.appointmentPage.loading} />}
        >
          {(loaded) =>
            children({
              ...loaded,
              token,
              linkToken,
              onRefused: () => void query.refetch(),
            })
          }
        </LoadedOnce>
      )}
    </Stack>
  );
}
