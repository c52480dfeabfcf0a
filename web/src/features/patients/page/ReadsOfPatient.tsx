import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { Readings } from '../../../clinic/patient-data/Readings';
import { Loaded } from '../../../kit/states/Loaded';
import { Part } from '../patient-parts';
import { texts } from '../texts';
import { useReadsOfPatientQuery } from './patient-page.generated';

/** Staff and programs that opened this patient. */
export function ReadsOfPatient({ id }: { id: string }) {
  const titleId = useId();
  const query = useReadsOfPatientQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.page.readsFailed,
  });
  return (
    <Part aria-labelledby={titleId}>
      <Typography variant="h3" component="h2" id={titleId}>
        {texts.page.reads}
      </Typography>
      <Loaded query={query} errorTitle={texts.page.readsFailed} waiting={null}>
        {({ patient: { reads } }) =>
          reads?.length ? (
            <Readings reads={reads} labelledBy={titleId} />
          ) : (
            <Typography color="textSecondary">{texts.page.noReads}</Typography>
          )
        }
      </Loaded>
    </Part>
  );
}
