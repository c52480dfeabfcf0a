import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { usePageTitle } from '../../clinic/facts/useClinic';
import { HOME_PATH } from '../../clinic/paths';
import { notify } from '../../kit/notify/notify';
import { ChevronLeftIcon } from '../../kit/ui/icons';
import { LineLink } from '../../kit/ui/LineLink';
import { specialtyPagePath } from '../directory/directory.paths';
import { LANDING_PROFESSIONALS_PATH } from '../landing/landing.paths';
import { joinPath } from '../waiting-list/waiting-list.paths';
import { Page } from './booking-layout';
import { useBookingProfessionalQuery } from './booking.generated';
import { BookingSteps } from './BookingSteps';
import { StepFocus } from '../../clinic/booking/steps/Step';
import { texts } from './texts';

export function BookingPage() {
  const id = Number(useParams()['professionalId']);
  const isId = Number.isInteger(id) && id > 0;
  const { data, error } = useBookingProfessionalQuery({ variables: { id }, skip: !isId });
  useLeaveWhen(!isId || (error !== undefined && !data));
  usePageTitle(texts.bookingPage.tabTitle(data?.professional.name));
  const specialty = data?.professional.specialty;
  return (
    <Page className="public">
      <LineLink to={LANDING_PROFESSIONALS_PATH}>
        <ChevronLeftIcon fontSize="small" />
        {texts.bookingPage.back}
      </LineLink>
      <Typography variant="h1">{texts.bookingPage.title(data?.professional.name)}</Typography>
      {data ? (
        <>
          <StepFocus key={id}>
            <BookingSteps professional={data.professional} clinic={data.clinic} />
          </StepFocus>
          <Stack>
            {data.isWaitingListEnabled && <LineLink to={joinPath(id)}>{texts.bookingPage.wait}</LineLink>}
            {specialty?.isActive && (
              <LineLink to={specialtyPagePath(specialty.slug)}>{texts.bookingPage.colleagues(specialty.name)}</LineLink>
            )}
          </Stack>
        </>
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

/** Without the professional there is nothing to book. */
function useLeaveWhen(failed: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!failed) return;
    notify.error(texts.bookingPage.failed);
    void navigate(HOME_PATH, { replace: true });
  }, [failed, navigate]);
}

function Waiting() {
  return (
    <div role="status">
      <span style={visuallyHidden}>{texts.bookingPage.loading}</span>
      <Skeleton style={{ height: 72, marginBottom: 16 }} />
      <Skeleton style={{ height: 480 }} />
    </div>
  );
}
