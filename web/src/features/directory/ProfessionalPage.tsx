import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { SLOTS_OF_ONE } from '@turnero/api/domain/shown-slots';
import { useId } from 'react';
import { useParams } from 'react-router-dom';

import { DEFAULT_DURATION_MINUTES } from '../../clinic/appointment/appointment-lengths';
import { usePageTitle } from '../../clinic/facts/useClinic';
import { Avatar } from '../../clinic/people/Avatar';
import { formatFee } from '../../clinic/people/fee-text';
import { PayerCoveragesProvider } from '../../clinic/payer/PayerCoverages';
import { PayerLine } from '../../clinic/payer/PayerLine';
import { TakenHere } from '../../clinic/payer/TakenHere';
import { useFirstSlots } from '../../clinic/slots/first-slots';
import { SlotLinks } from '../../clinic/slots/SlotLinks';
import { DirectionsLink } from '../../kit/contact/ContactLink';
import { Loaded } from '../../kit/states/Loaded';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { dayOf } from '../../kit/time/wall-time';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { UnbrokenRow } from '../../kit/ui/layout';
import { LineLink } from '../../kit/ui/LineLink';
import { theme } from '../../kit/ui/theme';
import { bookingPath } from '../booking/booking.paths';
import { LANDING_PROFESSIONALS_PATH } from '../landing/landing.paths';
import { useProfessionalPageQuery, type ProfessionalPageQuery } from './directory.generated';
import { professionalPagePath, specialtyPagePath } from './directory.paths';
import { DirectoryFrame } from './DirectoryFrame';
import { texts } from './texts';
import { UnknownPage } from './UnknownPage';
import { useOwnAddress } from './useOwnAddress';

const Facts = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', lineHeight: '1.25rem' },
  '& dd': { margin: 0 },
});

/** With the next free slots, linked to their booking. */
export function ProfessionalPage() {
  const slug = useParams()['slug'] ?? '';
  const query = useProfessionalPageQuery({ variables: { slug }, fetchPolicy: 'cache-and-network' });
  const professional = query.data?.professionalNamed;
  usePageTitle(texts.professionalPage.tabTitle(professional?.name, professional?.specialty?.name));
  useOwnAddress(professional && professionalPagePath(professional.slug));
  // Or deleted while shown.
  const isUnknown = query.error?.code === 'NOT_FOUND';
  return (
    <DirectoryFrame back={texts.professionalPage.back} backTo={LANDING_PROFESSIONALS_PATH}>
      {isUnknown ? (
        <UnknownPage
          title={texts.professionalPage.unknown}
          hint={texts.professionalPage.unknownHint}
          others={texts.professionalPage.others}
          to={LANDING_PROFESSIONALS_PATH}
        />
      ) : (
        <PayerCoveragesProvider currency={query.data?.clinic.currency}>
          <Loaded
            query={query}
            errorTitle={texts.professionalPage.failed}
            waiting={<PageSpinner label={texts.professionalPage.loading} />}
          >
            {(data) => <Content {...data} />}
          </Loaded>
        </PayerCoveragesProvider>
      )}
    </DirectoryFrame>
  );
}

function Content({ clinic, professionalNamed }: ProfessionalPageQuery) {
  const { id, name, pictureUrl, bio, licenseNumber, fee, defaultDurationMinutes, specialty } = professionalNamed;
  const { soonestOf, failed, refetch } = useFirstSlots({ each: SLOTS_OF_ONE, professionalId: id });
  const slots = soonestOf([id])?.map(({ startTime }) => ({ startTime, to: bookingPath(id, startTime) }));
  const titleId = useId();
  return (
    <>
      <Card component="article">
        <UnbrokenRow spacing={4}>
          <Avatar name={name} pictureUrl={pictureUrl} size={96} />
          <div>
            <Typography variant="h1">{name}</Typography>
            {specialty?.isActive && <LineLink to={specialtyPagePath(specialty.slug)}>{specialty.name}</LineLink>}
            {specialty?.isActive === false && <Typography color="textSecondary">{specialty.name}</Typography>}
          </div>
        </UnbrokenRow>
        {bio && <p>{bio}</p>}
        <Facts>
          {licenseNumber && (
            <div>
              <dt>{texts.professionalPage.license}</dt>
              <dd>{licenseNumber}</dd>
            </div>
          )}
          <div>
            <dt>{texts.professionalPage.fee}</dt>
            <dd>{formatFee(fee, clinic.currency)}</dd>
          </div>
          <div>
            <dt>{texts.professionalPage.duration}</dt>
            <dd>{texts.professionalPage.minutes(defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES)}</dd>
          </div>
          {clinic.address !== null && (
            <div>
              <dt>{texts.professionalPage.address}</dt>
              <dd>
                {clinic.address} · <DirectionsLink address={clinic.address} />
              </dd>
            </div>
          )}
        </Facts>
        <PayerLine>
          <TakenHere
            professionalId={id}
            takersPath={specialty?.isActive ? specialtyPagePath(specialty.slug) : LANDING_PROFESSIONALS_PATH}
          />
        </PayerLine>
        <div>
          <ButtonLink to={bookingPath(id)}>{texts.professionalPage.book}</ButtonLink>
        </div>
      </Card>
      <Card component="section" aria-labelledby={titleId}>
        <Typography variant="h2" id={titleId}>
          {texts.professionalPage.times}
        </Typography>
        <SlotLinks
          label={texts.professionalPage.timesOf(name)}
          slots={slots}
          count={SLOTS_OF_ONE}
          failed={failed}
          onRetry={refetch}
          today={dayOf(clinic.now)}
        />
        <div>
          <ButtonLink to={bookingPath(id)} variant="outlined">
            {texts.professionalPage.all}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}
