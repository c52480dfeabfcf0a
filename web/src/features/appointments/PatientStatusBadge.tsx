import { StatusBadge } from '../../clinic/appointment/StatusBadge';
import { RemoveIcon, ScheduleIcon } from '../../kit/ui/icons';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { PatientStatus } from './patient-status';
import { texts } from './texts';

/** A turno's status as its patient reads it. */
export function PatientStatusBadge({ patientStatus }: { patientStatus: PatientStatus }) {
  switch (patientStatus) {
    case 'reserved':
      return (
        <StatusChip icon={<ScheduleIcon fontSize="inherit" />} colour="pending" label={texts.patientStatus.reserved} />
      );
    case 'unconfirmed':
      return (
        <StatusChip icon={<RemoveIcon fontSize="inherit" />} colour="absent" label={texts.patientStatus.unconfirmed} />
      );
    default:
      return <StatusBadge status={patientStatus} />;
  }
}
