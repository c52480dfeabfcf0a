import { EmptyState } from '../../../kit/states/EmptyState';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { PATIENTS_PATH } from '../patients.paths';
import { texts as patientTexts } from '../texts';
import { ErasedPatient } from './ErasedPatient';
import { usePatientErasureQuery } from './erasure.generated';

interface Props {
  id: string;
  /** For professionals, who have no list of patients. */
  isOwn?: boolean;
}

/** At the address of a patient who is erased or unknown. */
export function MissingPatient({ id, isOwn = false }: Props) {
  const query = usePatientErasureQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const erasure = query.data?.erasure;
  const erasedAt = erasure?.erasedAt;
  if (query.error?.code === 'NOT_FOUND' || erasedAt === null) {
    return isOwn ? (
      <EmptyState title={patientTexts.page.notOwn} text={patientTexts.page.notOwnHint} />
    ) : (
      <EmptyState
        title={patientTexts.page.missing}
        text={patientTexts.page.missingHint}
        action={
          <ButtonLink variant="outlined" to={PATIENTS_PATH}>
            {patientTexts.page.back}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Loaded
      query={{ ...query, data: erasure && erasedAt ? { ...erasure, erasedAt } : undefined }}
      errorTitle={patientTexts.page.failed}
      waiting={<PageSpinner />}
    >
      {(erased) => <ErasedPatient erasure={erased} isOwn={isOwn} reload={query.refetch} />}
    </Loaded>
  );
}
