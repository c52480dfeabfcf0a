import Stack from '@mui/material/Stack';
import { useCallback, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import type { NewAppointmentProps } from '../../../clinic/appointment/new-appointment';
import { useClinic } from '../../../clinic/facts/useClinic';
import { useMay } from '../../../clinic/session/useMay';
import { useIsWaitingListShown } from '../../../clinic/waiting-list/useIsWaitingListShown';
import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { notify } from '../../../kit/notify/notify';
import { EmptyState } from '../../../kit/states/EmptyState';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { dayOf } from '../../../kit/time/wall-time';
import { FamilyOfPatient } from '../family/FamilyOfPatient';
import { PatientFormDialog } from '../PatientFormDialog';
import { PATIENTS_PATH } from '../patients.paths';
import { useUpdatePatientMutation, type ListedPatientFragment } from '../patients.generated';
import { texts } from '../texts';
import { usePatientPageQuery } from './patient-page.generated';
import { PatientHead } from './PatientHead';
import { TurnosOfPatient } from './TurnosOfPatient';
import { WaitingOfPatient } from './WaitingOfPatient';

interface Props {
  renderNewAppointment: (props: NewAppointmentProps) => ReactNode;
}

/** A patient with their turnos and places in the waiting list. */
export function PatientPage(props: Props) {
  const id = useParams()['patientId'] ?? '';
  const query = usePatientPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.page.failed,
  });
  const clinic = useClinic();
  if (query.error?.code === 'NOT_FOUND') {
    return (
      <EmptyState
        title={texts.page.missing}
        text={texts.page.missingHint}
        action={
          <ButtonLink variant="outlined" to={PATIENTS_PATH}>
            {texts.page.back}
          </ButtonLink>
        }
      />
    );
  }
  const data = clinic && query.data && { clinic, patient: query.data.patient };
  return (
    <Loaded query={{ ...query, data }} errorTitle={texts.page.failed} waiting={<PageSpinner />}>
      {(known) => <Page key={id} {...known} {...props} reload={query.refetch} />}
    </Loaded>
  );
}

interface PageProps extends Props {
  clinic: ClinicFactsFragment;
  patient: ListedPatientFragment;
  reload: () => Promise<unknown>;
}

function Page({ clinic, patient, reload, renderNewAppointment }: PageProps) {
  const seesTurnos = useMay('appointments');
  const seesWaiting = useIsWaitingListShown(useMay('waiting_list'));
  const [isBooking, setBooking] = useState(false);
  const [isEditing, setEditing] = useState(false);
  /** Reloads the lists of turnos. */
  const [changes, setChanges] = useState(0);
  const [updatePatient] = useUpdatePatientMutation();
  const stopBooking = useCallback(() => setBooking(false), []);
  const stopEditing = useCallback(() => setEditing(false), []);
  const refresh = () => {
    setChanges((count) => count + 1);
    void reload();
  };
  return (
    <Stack spacing={4}>
      <PatientHead
        patient={patient}
        clinic={clinic}
        onEdit={() => setEditing(true)}
        onBook={seesTurnos ? () => setBooking(true) : undefined}
      />
      {seesTurnos && <TurnosOfPatient key={changes} patientId={patient.id} now={clinic.now} />}
      <FamilyOfPatient patient={patient} today={dayOf(clinic.now)} />
      {seesWaiting && <WaitingOfPatient patient={patient} />}
      <PatientFormDialog
        open={isEditing}
        patient={patient}
        save={(input, expectedVersion) => updatePatient({ id: patient.id, input, expectedVersion })}
        onSaved={(saved) => {
          if (saved) notify.success(texts.update.done);
          stopEditing();
        }}
        onClose={stopEditing}
      />
      {seesTurnos &&
        renderNewAppointment({ isOpen: isBooking, patient, onClose: stopBooking, onMade: refresh, onUndone: refresh })}
    </Stack>
  );
}
