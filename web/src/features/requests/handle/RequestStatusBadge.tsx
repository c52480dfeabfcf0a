import type { ReactElement } from 'react';

import { CloseIcon, DoneAllIcon, HourglassIcon, ScheduleIcon } from '../../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../../kit/ui/StatusChip';
import { texts } from '../texts';
import type { RequestStatus } from './requests.generated';

const LOOK: Record<RequestStatus, { icon: ReactElement; colour: StatusColour }> = {
  pending: { icon: <ScheduleIcon fontSize="inherit" />, colour: 'pending' },
  pending_assignment: { icon: <HourglassIcon fontSize="inherit" />, colour: 'confirmed' },
  assigned: { icon: <DoneAllIcon fontSize="inherit" />, colour: 'done' },
  rejected: { icon: <CloseIcon fontSize="inherit" />, colour: 'cancelled' },
};

export function RequestStatusBadge({ status }: { status: RequestStatus }) {
  return <StatusChip {...LOOK[status]} label={texts.statuses[status]} />;
}
