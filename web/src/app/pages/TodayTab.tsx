import type { ComponentType } from 'react';

import type { SessionUserFragment } from '../../clinic/session/session.generated';
import { viewerMay } from '../../clinic/session/viewer-may';
import { CardDialogs } from '../../features/appointments/calendar/CardDialogs';
import { useHolidayYearsToDecideQuery } from '../../features/holidays/holidays.generated';
import { texts as holidayTexts } from '../../features/holidays/texts';
import { UndecidedHolidays } from '../../features/holidays/UndecidedHolidays';
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
  const holidays = useHolidaysToDecide(viewerMay(viewer, 'rooms'));
  return (
    <TodayPage
      viewer={viewer}
      opening={
        viewerMay(viewer, 'settings') ? (
          <Opening
            renderStep={(name, onDone) => <OpeningStep {...{ name, onDone }} />}
            optional={holidays.step}
            otherwise={holidays.notice}
          />
        ) : (
          holidays.notice
        )
      }
      renderNewAppointment={(props) => <NewAppointmentDialog {...props} />}
      renderActions={(options, children) => (
        <CardDialogs isPanel={options.isAdmin} {...options}>
          {children}
        </CardDialogs>
      )}
    />
  );
}

/** The years' undecided holidays: a step of the opening, and a notice for an open clinic. */
function useHolidaysToDecide(isAsked: boolean) {
  const { data } = useHolidayYearsToDecideQuery({
    fetchPolicy: 'cache-and-network',
    skip: !isAsked,
  });
  const years = data?.holidayYearsToDecide;
  if (!years) return { step: undefined, notice: null };
  const year = years[0];
  const step = {
    ...holidayTexts.step,
    isDone: year === undefined,
    render: (onDone: () => Promise<void>) =>
      year !== undefined && (
        <LatePart
          load={loadHolidays}
          props={{ year, onDone }}
          waiting={<FormOnItsWay label={texts.loading} />}
          errorTitle={texts.stepFailed}
        />
      ),
  };
  return { step, notice: <UndecidedHolidays years={years} /> };
}

const loadHolidays = async () => (await import('../../features/holidays/HolidayForm')).HolidayForm;

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
