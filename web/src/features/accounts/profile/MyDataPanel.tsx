import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { Coverages } from '../../../clinic/coverages/Coverages';
import { useMyCoveragesQuery } from '../../../clinic/coverages/coverages.generated';
import { texts as coverageTexts } from '../../../clinic/coverages/texts';
import { useClinic } from '../../../clinic/facts/useClinic';
import { DataCopy } from '../../../clinic/patient-data/DataCopy';
import { Readings } from '../../../clinic/patient-data/Readings';
import { useViewer } from '../../../clinic/session/useViewer';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import { useMyPatientReadsQuery } from './profile.generated';

/** A patient's rights over the own data (ADR 152). */
export function MyDataPanel() {
  return (
    <Stack spacing={5}>
      <MyCoverages />
      <Copy />
      <Reads />
    </Stack>
  );
}

function MyCoverages() {
  const clinic = useClinic();
  const { viewer } = useViewer();
  const query = useMyCoveragesQuery({ fetchPolicy: 'network-only', errorFallback: coverageTexts.failed });
  return (
    <LoadedOnce query={query} errorTitle={coverageTexts.failed} waiting={<PageSpinner label={coverageTexts.loading} />}>
      {({ myCoverages }) =>
        viewer?.emailConfirmed === false && myCoverages.length === 0 ? (
          <UnconfirmedCoverages />
        ) : (
          <Coverages coverages={myCoverages} today={clinic && dayOf(clinic.now)} reload={query.refetch} />
        )
      }
    </LoadedOnce>
  );
}

function UnconfirmedCoverages() {
  const titleId = useId();
  return (
    <Stack component="section" spacing={1} aria-labelledby={titleId}>
      <Typography variant="h3" id={titleId}>
        {coverageTexts.title}
      </Typography>
      <Typography>{texts.myData.unconfirmedCoverage}</Typography>
    </Stack>
  );
}

function Copy() {
  const titleId = useId();
  const hintId = useId();
  return (
    <Stack component="section" spacing={2} aria-labelledby={titleId}>
      <Typography variant="h3" id={titleId}>
        {texts.myData.copy}
      </Typography>
      <Typography id={hintId} color="textSecondary">
        {texts.myData.copyHint}
      </Typography>
      <DataCopy address="/api/auth/profile/data" whyId={hintId} />
    </Stack>
  );
}

function Reads() {
  const titleId = useId();
  const { viewer } = useViewer();
  const query = useMyPatientReadsQuery({ fetchPolicy: 'network-only', errorFallback: texts.myData.failed });
  return (
    <Stack component="section" spacing={2} aria-labelledby={titleId}>
      <Typography variant="h3" id={titleId}>
        {texts.myData.reads}
      </Typography>
      <Typography color="textSecondary">{texts.myData.readsHint}</Typography>
      <LoadedOnce query={query} errorTitle={texts.myData.failed} waiting={<PageSpinner label={texts.myData.loading} />}>
        {({ myPatientReads }) =>
          myPatientReads.length > 0 ? (
            <Readings reads={myPatientReads} labelledBy={titleId} />
          ) : (
            <Typography>
              {viewer?.emailConfirmed === false ? texts.myData.unconfirmed : texts.myData.noReads}
            </Typography>
          )
        }
      </LoadedOnce>
    </Stack>
  );
}
