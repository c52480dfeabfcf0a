import { useCallback, useState, type ReactNode } from 'react';

import type { NewAppointmentProps } from '../../clinic/appointment/new-appointment';
import { useScanTarget, type Scanned } from '../../clinic/dni/scan-targets';
import { useVisitSteps } from '../../clinic/visit/useVisitSteps';
import { nextStep, visitText } from '../../clinic/visit/visit-steps';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../kit/lazy/useDialogLoadFailure';
import { notify } from '../../kit/notify/notify';
import { useTurnosToArriveLazyQuery } from './arrival.generated';
import { isHere } from './day-groups';
import { texts } from './texts';
import type { TodayTurnoFragment } from './today.generated';

interface Options {
  onNoTurno: (prefilled: Pick<NewAppointmentProps, 'patient' | 'scan'>) => void;
  onArrived: () => void;
}

const loadDialog = async () => (await import('./WhichTurnoDialog')).WhichTurnoDialog;

/** A scanned DNI records the arrival of its owner's turno of today; of several, staff choose one. Returns the dialog. */
export function useArrivalByScan({ onNoTurno, onArrived }: Options): ReactNode {
  const [readToday] = useTurnosToArriveLazyQuery({ fetchPolicy: 'network-only', errorFallback: texts.failed });
  const { record } = useVisitSteps(onArrived);
  const [several, setSeveral] = useState<readonly TodayTurnoFragment[]>([]);
  const close = useCallback(() => setSeveral([]), []);
  const onFailure = useDialogLoadFailure(close);
  const arrive = async ({ scan, patient }: Scanned) => {
    if (!patient) return onNoTurno({ scan });
    const { data } = await readToday({});
    if (!data) return undefined;
    const own = data.today.appointments.filter(({ patientId }) => patientId === patient.id);
    const expected = own.filter((turno) => turno.viewerCan.setStatus && nextStep(turno) === 'arrived');
    const here = own.find(isHere);
    const [only, ...others] = expected;
    // A card that is read twice must not check in the patient's next turno.
    if (others.length > 0 || (only && here)) return setSeveral(expected);
    if (only) return void (await record(only, 'arrived'));
    if (here?.visit) return notify.success(`${here.patientName}: ${visitText(here.visit)}`);
    return onNoTurno({ patient });
  };
  useScanTarget({ inDialog: false, onPerson: (scanned) => void arrive(scanned) });
  return (
    <LazyComponent
      load={loadDialog}
      isNeeded={several.length > 0}
      onFailure={onFailure}
      props={{
        turnos: several,
        onClose: close,
        onChosen: (turno) => {
          close();
          void record(turno, 'arrived');
        },
      }}
    />
  );
}
