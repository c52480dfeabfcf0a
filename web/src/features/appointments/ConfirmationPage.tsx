import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { usePageTitle } from '../../shared/clinic/useClinic';
import { useFocusOn } from '../../shared/focus/useFocusOn';
import { notify } from '../../shared/notify/notify';
import { HOME_PATH } from '../../shared/paths';
import { LoadedOnce } from '../../shared/states/LoadedOnce';
import { PageSpinner } from '../../shared/states/PageSpinner';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { useAppointmentQuery } from './appointments.generated';
import { Confirmation } from './Confirmation';
import { ConfirmationPageFrame } from './confirmation-layout';
import { texts } from './texts';

/** What was booked, for whoever has the address. */
export function ConfirmationPage() {
  const id = useParams()['appointmentId'] ?? '';
  const query = useAppointmentQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  const { data, error } = query;
  const unknown = !data && error?.code === 'NOT_FOUND';
  const failed = !data && error !== undefined && !unknown;
  useEffect(() => {
    if (failed) notify.error(texts.appointmentPage.failed);
  }, [failed, error]);

  if (unknown) return <NotFound />;
  return (
    <LoadedOnce
      query={query}
      errorTitle={texts.appointmentPage.failed}
      waiting={<PageSpinner label={texts.appointmentPage.loading} />}
      around={(said) => <OnItsWay hasTitle={failed}>{said}</OnItsWay>}
    >
      {(booked) => <Confirmation {...booked} />}
    </LoadedOnce>
  );
}

function OnItsWay({ hasTitle, children }: { hasTitle: boolean; children: ReactNode }) {
  usePageTitle(texts.appointmentPage.title);
  return (
    <ConfirmationPageFrame className="public">
      <Typography variant="h1" className={hasTitle ? undefined : 'visually-hidden'}>
        {texts.appointmentPage.title}
      </Typography>
      {children}
    </ConfirmationPageFrame>
  );
}

function NotFound() {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOn(title, true, { preventScroll: true });
  usePageTitle(texts.appointmentPage.unknownTab);
  return (
    <ConfirmationPageFrame className="public">
      <Typography variant="h1" ref={title} tabIndex={-1}>
        {texts.appointmentPage.unknown}
      </Typography>
      <p>{texts.appointmentPage.unknownHint}</p>
      <ButtonLink to={HOME_PATH} style={{ justifySelf: 'start' }}>
        {texts.appointmentActions.home}
      </ButtonLink>
    </ConfirmationPageFrame>
  );
}
