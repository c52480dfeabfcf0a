import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useParams } from 'react-router-dom';

import { usePageTitle } from '../../clinic/facts/useClinic';
import { PayerCoveragesProvider, usePayerCoverages } from '../../clinic/payer/PayerCoverages';
import { PayerLine } from '../../clinic/payer/PayerLine';
import { PayerStatus } from '../../clinic/payer/PayerStatus';
import { professionalCountText } from '../../clinic/people/availability-text';
import { SpecialtyTimes } from '../../clinic/slots/SpecialtyTimes';
import { SpecialtyIcon } from '../../clinic/specialty-icon/SpecialtyIcon';
import { EmptyState } from '../../kit/states/EmptyState';
import { Loaded } from '../../kit/states/Loaded';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { dayOf } from '../../kit/time/wall-time';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { UnbrokenRow } from '../../kit/ui/layout';
import { LineLink } from '../../kit/ui/LineLink';
import { bookingPath } from '../booking/booking.paths';
import { SPECIALTIES_PATH } from '../landing/landing.paths';
import { requestPath } from '../requests/requests.paths';
import { useSpecialtyPageQuery, type SpecialtyPageQuery } from './directory.generated';
import { professionalPagePath, specialtyPagePath } from './directory.paths';
import { DirectoryFrame } from './DirectoryFrame';
import { texts } from './texts';
import { UnknownPage } from './UnknownPage';
import { useOwnAddress } from './useOwnAddress';

/** Next free slots, then the request form. */
export function SpecialtyPage() {
  const slug = useParams()['slug'] ?? '';
  const query = useSpecialtyPageQuery({ variables: { slug }, fetchPolicy: 'cache-and-network' });
  const specialty = query.data?.specialtyNamed;
  usePageTitle(texts.specialtyPage.tabTitle(specialty?.name));
  useOwnAddress(specialty && specialtyPagePath(specialty.slug));
  // Or deleted while shown.
  const isUnknown = query.error?.code === 'NOT_FOUND';
  return (
    <DirectoryFrame back={texts.specialtyPage.back} backTo={SPECIALTIES_PATH}>
      {isUnknown ? (
        <UnknownPage
          title={texts.specialtyPage.unknown}
          hint={texts.specialtyPage.unknownHint}
          others={texts.specialtyPage.others}
          to={SPECIALTIES_PATH}
        />
      ) : (
        <PayerCoveragesProvider currency={query.data?.clinic.currency}>
          <Loaded
            query={query}
            errorTitle={texts.specialtyPage.failed}
            waiting={<PageSpinner label={texts.specialtyPage.loading} />}
          >
            {(data) => <Content {...data} />}
          </Loaded>
        </PayerCoveragesProvider>
      )}
    </DirectoryFrame>
  );
}

function Content({ clinic, specialtyNamed }: SpecialtyPageQuery) {
  const { id, name, description, icon, professionals } = specialtyNamed;
  const titleId = useId();
  const { isTaken } = usePayerCoverages();
  const isTakenByNone = professionals.length > 0 && professionals.every((one) => isTaken(one.id) === false);
  return (
    <>
      <Card component="article">
        <UnbrokenRow spacing={4}>
          <SpecialtyIcon icon={icon} />
          <div>
            <Typography variant="h1">{name}</Typography>
            <Typography color="textSecondary">{professionalCountText(professionals.length)}</Typography>
          </div>
        </UnbrokenRow>
        {description && <p>{description}</p>}
        <PayerLine>
          <PayerStatus professionalIds={professionals.map((one) => one.id)}>
            {isTakenByNone && (
              <>
                {texts.specialtyPage.takenByNone}{' '}
                <LineLink to={SPECIALTIES_PATH}>{texts.specialtyPage.takers}</LineLink>
              </>
            )}
          </PayerStatus>
        </PayerLine>
      </Card>
      {professionals.length === 0 ? (
        <EmptyState
          title={texts.specialtyPage.none}
          text={texts.specialtyPage.noneHint}
          action={<ButtonLink to={requestPath(id)}>{texts.specialtyPage.request}</ButtonLink>}
        />
      ) : (
        <>
          <section aria-labelledby={titleId}>
            <Typography variant="h2" id={titleId} sx={{ mb: 3 }}>
              {texts.specialtyPage.times}
            </Typography>
            <SpecialtyTimes
              specialtyId={id}
              professionals={professionals}
              currency={clinic.currency}
              today={dayOf(clinic.now)}
              bookingPath={bookingPath}
              pagePath={professionalPagePath}
            />
          </section>
          <Card component="aside">
            <p>{texts.specialtyPage.requestHint}</p>
            <div>
              <ButtonLink to={requestPath(id)} variant="outlined">
                {texts.specialtyPage.request}
              </ButtonLink>
            </div>
          </Card>
        </>
      )}
    </>
  );
}
