import { Coverages } from '../../../clinic/coverages/Coverages';
import { useCoveragesOfPatientQuery } from '../../../clinic/coverages/coverages.generated';
import { texts } from '../../../clinic/coverages/texts';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';

interface Props {
  patientId: string;
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
}

export function CoverageOfPatient({ patientId, today }: Props) {
  const query = useCoveragesOfPatientQuery({
    variables: { id: patientId },
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.failed,
  });
  return (
    <LoadedOnce query={query} errorTitle={texts.failed} waiting={<div style={{ minHeight: 84 }} aria-hidden="true" />}>
      {({ patient }) => (
        <Coverages coverages={patient.coverages ?? []} patientId={patientId} today={today} reload={query.refetch} />
      )}
    </LoadedOnce>
  );
}
