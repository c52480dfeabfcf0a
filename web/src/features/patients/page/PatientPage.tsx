import Stack from '@mui/material/Stack';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import type { NewAppointmentProps } from '../../../clinic/appointment/new-appointment';
import { useClinic } from '../../../clinic/facts/useClinic';
import { usePanelHeading } from '../../../clinic/panel-heading';
import { useMay } from '../../../clinic/session/useMay';
import { useIsWaitingListShown } from '../../../clinic/waiting-list/useIsWaitingListShown';
import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import { notify } from '../../../kit/notify/notify';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { dayOf } from '../../../kit/time/wall-time';
import { panelCalendarPath } from '../../appointments/calendar/calendar.paths';
import { MissingPatient } from '../erasure/MissingPatient';
import { FamilyOfPatient } from '../family/FamilyOfPatient';
import { PatientFormDialog } from '../PatientFormDialog';
import { texts as mergeTexts } from '../merge/texts';
import { useUndoMerge } from '../merge/useUndoMerge';
import { PATIENTS_PATH, patientPath } from '../patients.paths';
import { useUpdatePatientMutation, type UpdatePatientInput, type UpdatePatientMutation } from '../patients.generated';
import { texts } from '../texts';
import { CoverageOfPatient } from './CoverageOfPatient';
import { DataOfPatient } from './DataOfPatient';
import { MergesOfPatient } from './MergesOfPatient';
import { usePatientPageQuery, type PatientPageQuery } from './patient-page.generated';
import { PatientHead } from './PatientHead';
import { ReadsOfPatient } from './ReadsOfPatient';
import { TurnosOfPatient } from './TurnosOfPatient';
import { WaitingOfPatient } from './WaitingOfPatient';

const loadErase = async () => (await import('../erasure/EraseDialog')).EraseDialog;

interface Props {
  renderNewAppointment: (props: NewAppointmentProps) => ReactNode;
}

/** A patient with their turnos and places in the waiting list. */
export function PatientPage(props: Props) {
  const id = useParams()['patientId'] ?? '';
  const query = usePatientPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const clinic = useClinic();
  if (query.error?.code === 'NOT_FOUND') return <MissingPatient key={id} id={id} />;
  const data = clinic && query.data && { clinic, patient: query.data.patient };
  return (
    <Loaded query={{ ...query, data }} errorTitle={texts.page.failed} waiting={<PageSpinner />}>
      {(known) => <Page key={id} {...known} {...props} reload={query.refetch} />}
    </Loaded>
  );
}

interface PageProps extends Props {
  clinic: ClinicFactsFragment;
  patient: PatientPageQuery['patient'];
  reload: () => Promise<unknown>;
}

function Page({ clinic, patient, reload, renderNewAppointment }: PageProps) {
  usePanelHeading({ title: patient.name });
  const seesTurnos = useMay('appointments');
  const seesWaiting = useIsWaitingListShown(useMay('waiting_list'));
  const [isBooking, setBooking] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const mayErase = useMay('people');
  const [isErasing, setErasing] = useState(false);
  const navigate = useNavigate();
  /** Reloads the lists of turnos. */
  const [changes, setChanges] = useState(0);
  const { save, openMerged } = useSave(patient.id);
  const stopBooking = useCallback(() => setBooking(false), []);
  const stopEditing = useCallback(() => setEditing(false), []);
  const stopErasing = useCallback(() => setErasing(false), []);
  const onEraseFailure = useDialogLoadFailure(stopErasing);
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
        onErase={mayErase ? () => setErasing(true) : undefined}
      />
      <CoverageOfPatient patientId={patient.id} today={dayOf(clinic.now)} />
      <FamilyOfPatient patient={patient} today={dayOf(clinic.now)} />
      {seesTurnos && <TurnosOfPatient key={changes} patient={patient} now={clinic.now} pathOf={panelCalendarPath} />}
      {seesWaiting && <WaitingOfPatient patient={patient} />}
      {patient.merges && patient.merges.length > 0 && <MergesOfPatient merges={patient.merges} />}
      <DataOfPatient id={patient.id} />
      <ReadsOfPatient id={patient.id} />
      <PatientFormDialog
        open={isEditing}
        patient={patient}
        save={save}
        onSaved={(saved) => {
          if (saved?.saved.id === patient.id) notify.success(texts.update.done);
          stopEditing();
        }}
        onClose={stopEditing}
        // The open form would ask before leaving.
        onGone={openMerged}
      />
      <LazyComponent
        load={loadErase}
        isNeeded={isErasing}
        onFailure={onEraseFailure}
        props={{
          open: isErasing,
          patient,
          onClose: stopErasing,
          onConflict: () => void reload(),
          onErased: () => void navigate(PATIENTS_PATH, { replace: true }),
        }}
      />
      {seesTurnos &&
        renderNewAppointment({ isOpen: isBooking, patient, onClose: stopBooking, onMade: refresh, onUndone: refresh })}
    </Stack>
  );
}

/** A DNI that another patient has may merge the two: then that patient's page opens, with an undo. */
function useSave(id: string) {
  const [updatePatient] = useUpdatePatientMutation();
  const undo = useUndoMerge();
  const navigate = useNavigate();
  const [survivor, setSurvivor] = useState<UpdatePatientMutation['saved']>();
  const openMerged = () => {
    if (!survivor) return;
    const merge = survivor.merges?.[0];
    if (merge) notify.undoable(mergeTexts.merge.doneByDni(survivor.name), () => void undo(merge.id));
    void navigate(patientPath(survivor.id), { replace: true });
  };
  return {
    openMerged,
    save: async (input: UpdatePatientInput, expectedVersion: number | undefined) => {
      const outcome = await updatePatient({ id, input, expectedVersion });
      if (outcome.data && outcome.data.saved.id !== id) setSurvivor(outcome.data.saved);
      return outcome;
    },
  };
}
