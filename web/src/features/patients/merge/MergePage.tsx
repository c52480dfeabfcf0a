import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';

import { EmptyState } from '../../../kit/states/EmptyState';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { patientPath, PATIENTS_PATH } from '../patients.paths';
import { texts as patientTexts } from '../texts';
import { useMergePairQuery } from './merge.generated';
import { MergeForm } from './MergeForm';
import { texts } from './texts';

/** Two patients side by side, and what the one that stays takes from the other. */
export function MergePage() {
  const { patientId: survivorId = '', mergedId = '' } = useParams();
  const query = useMergePairQuery({
    variables: { survivorId, mergedId },
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.merge.failed,
  });
  if (query.error?.code === 'NOT_FOUND') {
    const back = (
      <ButtonLink variant="outlined" to={PATIENTS_PATH}>
        {patientTexts.page.back}
      </ButtonLink>
    );
    return <EmptyState title={texts.merge.missing} text={texts.merge.missingHint} action={back} />;
  }
  return (
    <Loaded query={query} errorTitle={texts.merge.failed} waiting={<PageSpinner />}>
      {({ survivor, merged }) =>
        // A merged patient is read as the one that stayed.
        survivor.id === merged.id ? (
          <EmptyState
            title={texts.merge.already}
            action={<ButtonLink to={patientPath(survivor.id)}>{texts.merge.open}</ButtonLink>}
          />
        ) : (
          <Stack spacing={3}>
            <MergeForm key={`${survivor.id} ${merged.id}`} survivor={survivor} merged={merged} reload={query.refetch} />
          </Stack>
        )
      }
    </Loaded>
  );
}
