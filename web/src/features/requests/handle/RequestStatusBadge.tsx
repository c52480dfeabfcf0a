import type { ReactElement } from 'react';

import { CloseIcon, DoneAllIcon, HourglassIcon, ScheduleIcon } from '../../../kit/ui/icons';
import { StatusChip, type StatusColour } from '../../../kit/ui/StatusChip';
import { statusText } from '../texts';
import type { RequestStatus } from './requests.generated';

const LOOK: Record<RequestStatus, { icon: ReactElement; colour: StatusColour }> = {
  pending: { icon: <ScheduleIcon fontSize="inherit" />, colour: 'pending' },
  pending_assignment: { icon: <HourglassIcon fontSize="inherit" />, colour: 'confirmed' },
  assigned: { icon: <DoneAllIcon fontSize="inherit" />, colour: 'done' },
  rejected: { icon: <CloseIcon fontSize="inherit" />, colour: 'cancelled' },
};

interface Props {
  request: Parameters<typeof statusText>[0];
}

export function RequestStatusBadge({ request }: Props) {
  return <StatusChip {...LOOK[request.status]} label={statusText(request)} />;
}
