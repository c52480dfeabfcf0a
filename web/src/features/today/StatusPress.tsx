import type { ButtonProps } from '@mui/material/Button';

import { OffButton } from '../../kit/ui/OffButton';
import type { TodayTurnoFragment } from './today.generated';
import type { TodoAction } from './todo';
import type { useStatusPress } from './useStatusPress';

interface Props {
  turno: TodayTurnoFragment;
  action: TodoAction;
  press: ReturnType<typeof useStatusPress>;
  variant?: ButtonProps['variant'];
}

/** Changes one appointment by one press. */
export function StatusPress({ turno, action: { status, one, oneOf }, press, variant = 'outlined' }: Props) {
  return (
    <OffButton
      variant={variant}
      size="small"
      off={press.sendingIds.has(turno.id)}
      aria-label={oneOf(turno.patientName)}
      onClick={() => void press.one(turno, status)}
    >
      {one}
    </OffButton>
  );
}
