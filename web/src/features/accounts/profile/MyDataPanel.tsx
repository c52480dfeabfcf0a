import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { DataCopy } from '../../../clinic/patient-data/DataCopy';
import { Readings } from '../../../clinic/patient-data/Readings';
import { useViewer } from '../../../clinic/session/useViewer';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { texts } from '../texts';
import { useMyPatientReadsQuery } from './profile.generated';

/** A patient's rights over the own data (ADR 152). */
export function MyDataPanel() {
  return (
    <Stack spacing={5}>
      <Copy />
      <Reads />
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
