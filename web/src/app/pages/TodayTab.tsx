import type { ComponentType } from 'react';

import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { viewerMay } from '../../clinic/session/viewer-may';
import { NewAppointmentDialog } from '../../features/new-appointment/NewAppointmentDialog';
import { Opening } from '../../features/opening/Opening';
import type { OpeningStepName } from '../../features/opening/opening.generated';
import { texts } from '../../features/opening/texts';
import { TodayPage } from '../../features/today/TodayPage';
import { LatePart } from '../../kit/lazy/LatePart';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';

const STEPS: Record<OpeningStepName, () => Promise<ComponentType<StepProps>>> = {
  identity: async () => (await import('../../features/settings/ClinicPage')).ClinicForm,
  specialties: async () =>
    (await import('../../features/specialties/from-list/SpecialtiesFromList')).SpecialtiesFromList,
  rooms: async () => (await import('../../features/room-hours/opening/OpenRooms')).OpenRooms,
  professionals: async () =>
    (await import('../../features/professionals/several/SeveralProfessionals')).SeveralProfessionals,
  slot: async () => (await import('../../features/opening/NobodyFree')).NobodyFree,
};

/** The day with the panel that makes a turno. */
export function TodayTab({ viewer }: { viewer: SessionUserFragment }) {
  return (
    <TodayPage
      viewer={viewer}
      opening={
        viewerMay(viewer, 'settings') && (
          <Opening renderStep={(name, onDone) => <OpeningStep {...{ name, onDone }} />} />
        )
      }
      renderNewAppointment={(props) => <NewAppointmentDialog {...props} />}
    />
  );
}

interface StepProps {
  onDone: () => void | Promise<void>;
}

/** A step of the opening: the same form that stands in its own page, in a file of its own. */
function OpeningStep({ name, onDone }: StepProps & { name: OpeningStepName }) {
  return (
    <LatePart
      key={name}
      load={STEPS[name]}
      props={{ onDone }}
      waiting={<FormOnItsWay label={texts.loading} />}
      errorTitle={texts.stepFailed}
    />
  );
}
