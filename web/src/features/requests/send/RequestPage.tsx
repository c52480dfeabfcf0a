import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { SLOTS_OF_EACH } from '@turnero/api/domain/shown-slots';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { usePageTitle } from '../../../clinic/facts/useClinic';
import { HOME_PATH } from '../../../clinic/paths';
import { PayerCoveragesProvider, usePayerCoverages } from '../../../clinic/payer/PayerCoverages';
import { professionalCountText } from '../../../clinic/people/availability-text';
import { soonestCovered, useFirstSlots } from '../../../clinic/slots/first-slots';
import { NextSlotLink } from '../../../clinic/slots/SlotLinks';
import { SpecialtyIcon } from '../../../clinic/specialty-icon/SpecialtyIcon';
import { notify } from '../../../kit/notify/notify';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { dayOf } from '../../../kit/time/wall-time';
import { up } from '../../../kit/ui/breakpoints';
import { ChevronLeftIcon } from '../../../kit/ui/icons';
import { UnbrokenRow } from '../../../kit/ui/layout';
import { LineLink } from '../../../kit/ui/LineLink';
import { bookingPath } from '../../booking/booking.paths';
import { SPECIALTIES_PATH } from '../../landing/landing.paths';
import { texts } from '../texts';
import { DIRECT_BOOKING_ID, DirectBooking } from './DirectBooking';
import { useRequestFormLazyQuery, useRequestPageQuery, type RequestPageQuery } from './request-page.generated';
import { RequestForm } from './RequestForm';

const WIDE = up('wide');
const Page = styled(Container)({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Wide screens have direct bookings at the side. */
const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 640px) minmax(0, 1fr)' },
});

/** Before the form; a wide screen has the times beside it. */
const Sooner = styled('div')({
  display: 'grid',
  gap: 8,
  [WIDE]: { display: 'none' },
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, justifySelf: 'start' },
});

/** With any professional. If loading fails, shows a toast and opens the landing. */
export function RequestPage() {
  const id = Number(useParams()['specialtyId']);
  const { data, error } = useRequestPageQuery({
    variables: { id },
    skip: !isId(id),
    fetchPolicy: 'cache-and-network',
  });
  const navigate = useNavigate();
  const isLost = !isId(id) || (error !== undefined && !data);
  usePageTitle(texts.requestPage.tabTitle(data?.specialty.name));
  useEffect(() => {
    if (!isLost) return;
    notify.error(texts.requestPage.failed);
    void navigate(HOME_PATH, { replace: true });
  }, [isLost, navigate]);
  return (
    <Page className="public">
      <LineLink to={SPECIALTIES_PATH}>
        <ChevronLeftIcon fontSize="small" />
        {texts.requestPage.back}
      </LineLink>
      {data ? (
        <PayerCoveragesProvider currency={data.clinic.currency}>
          <Content key={id} {...data} />
        </PayerCoveragesProvider>
      ) : (
        <PageSpinner label={texts.requestPage.loading} />
      )}
    </Page>
  );
}

/** Positive and within the API's Int. */
function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 31;
}

function Content({ specialty, professionals, clinic, preferredTimes }: RequestPageQuery) {
  const [askForm] = useRequestFormLazyQuery({ fetchPolicy: 'network-only' });
  const reloadForm = async () => {
    const { data } = await askForm({ id: specialty.id });
    return data !== undefined && JSON.stringify(data.specialty.formConfig) !== JSON.stringify(specialty.formConfig);
  };
  return (
    <Columns>
      <div>
        <Card component="article">
          <UnbrokenRow spacing={4}>
            <SpecialtyIcon icon={specialty.icon} />
            <div>
              <Typography variant="h1">{specialty.name}</Typography>
              <Typography color="textSecondary">{professionalCountText(specialty.professionalCount)}</Typography>
            </div>
          </UnbrokenRow>
          {specialty.description && <Typography color="textSecondary">{specialty.description}</Typography>}
          {professionals.length > 0 && (
            <Sooner>
              <a href={`#${DIRECT_BOOKING_ID}`}>{texts.requestPage.toTimes}</a>
              <FirstTime specialty={specialty} professionals={professionals} today={dayOf(clinic.now)} />
            </Sooner>
          )}
        </Card>
        <RequestForm
          specialty={specialty}
          clinic={clinic}
          times={preferredTimes}
          professionalIds={professionals.map((one) => one.id)}
          reloadForm={reloadForm}
        />
      </div>
      <DirectBooking
        specialtyId={specialty.id}
        professionals={professionals}
        currency={clinic.currency}
        today={dayOf(clinic.now)}
      />
    </Columns>
  );
}

interface FirstTimeProps extends Pick<RequestPageQuery, 'professionals'> {
  specialty: Pick<RequestPageQuery['specialty'], 'id' | 'name'>;
  today: string;
}

function FirstTime({ specialty, professionals, today }: FirstTimeProps) {
  const { all, failed, refetch } = useFirstSlots({ each: SLOTS_OF_EACH, specialtyId: specialty.id });
  const coverages = usePayerCoverages();
  const soonest = coverages.isLoading ? undefined : soonestCovered(all, professionals, coverages);
  const slots = soonest?.map(({ professionalId, startTime, who }) => {
    return { startTime, to: bookingPath(professionalId, startTime), who };
  });
  return <NextSlotLink ofAnybody slots={slots} failed={failed} onRetry={refetch} today={today} of={specialty.name} />;
}
