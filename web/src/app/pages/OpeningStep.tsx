import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';

import type { OpeningStepName } from '../../features/opening/opening.generated';
import { texts } from '../../features/opening/texts';
import { PROFESSIONALS_PATH } from '../../features/professionals/professionals.paths';
import { ROOMS_PATH } from '../../features/rooms/rooms.paths';
import { LatePart } from '../../kit/lazy/LatePart';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { ButtonLink } from '../../kit/ui/ButtonLink';

interface StepProps {
  onDone: () => void | Promise<void>;
}

const STEPS: Partial<Record<OpeningStepName, () => Promise<ComponentType<StepProps>>>> = {
  identity: async () => (await import('../../features/settings/ClinicPage')).ClinicForm,
  specialties: async () =>
    (await import('../../features/specialties/from-list/SpecialtiesFromList')).SpecialtiesFromList,
  rooms: async () => (await import('../../features/room-hours/opening/OpenRooms')).OpenRooms,
  professionals: async () =>
    (await import('../../features/professionals/several/SeveralProfessionals')).SeveralProfessionals,
};

/** A step of the opening: the same form that stands in its own page, in a file of its own. */
export function OpeningStep({ name, onDone }: StepProps & { name: OpeningStepName }) {
  const load = STEPS[name];
  if (!load) {
    return (
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ButtonLink variant="outlined" to={PROFESSIONALS_PATH}>
          {texts.toProfessionals}
        </ButtonLink>
        <ButtonLink variant="outlined" to={ROOMS_PATH}>
          {texts.toRooms}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <LatePart
      key={name}
      load={load}
      props={{ onDone }}
      waiting={<FormOnItsWay label={texts.loading} />}
      errorTitle={texts.stepFailed}
    />
  );
}
