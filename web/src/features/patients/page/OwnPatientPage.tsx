import Stack from '@mui/material/Stack';
import { useParams } from 'react-router-dom';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { useClinic } from '../../../clinic/facts/useClinic';
import { usePanelHeading } from '../../../clinic/panel-heading';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { calendarPath } from '../../appointments/calendar/calendar.paths';
import { MissingPatient } from '../erasure/MissingPatient';
import { texts } from '../texts';
import { usePatientPageQuery, type PatientPageQuery } from './patient-page.generated';
import { PatientHead } from './PatientHead';
import { TurnosOfPatient } from './TurnosOfPatient';

/** For professionals: a patient of theirs, with the turnos between the two. */
export function OwnPatientPage() {
  const id = useParams()['patientId'] ?? '';
  const query = usePatientPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const clinic = useClinic();
  if (query.error?.code === 'NOT_FOUND') return <MissingPatient key={id} id={id} isOwn />;
  const data = clinic && query.data && { clinic, patient: query.data.patient };
  return (
    <Loaded query={{ ...query, data }} errorTitle={texts.page.failed} waiting={<PageSpinner />}>
      {(known) => <Page key={id} {...known} />}
    </Loaded>
  );
}

function Page({ clinic, patient }: { clinic: ClinicFactsFragment; patient: PatientPageQuery['patient'] }) {
  usePanelHeading({ title: patient.name });
  return (
    <Stack spacing={4}>
      <PatientHead patient={patient} clinic={clinic} />
      <TurnosOfPatient patient={patient} now={clinic.now} pathOf={({ day }) => calendarPath({ day })} />
    </Stack>
  );
}
