import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { DataCopy } from '../../../clinic/patient-data/DataCopy';
import { Part } from '../patient-parts';
import { texts } from '../texts';

/** The person's rights over the own data (ADR 152). */
export function DataOfPatient({ id }: { id: string }) {
  const titleId = useId();
  const hintId = useId();
  return (
    <Part aria-labelledby={titleId}>
      <Typography variant="h3" component="h2" id={titleId}>
        {texts.page.data}
      </Typography>
      <Typography id={hintId} color="textSecondary">
        {texts.page.copyHint}
      </Typography>
      <DataCopy address={`/api/patients/${id}/data`} whyId={hintId} />
    </Part>
  );
}
