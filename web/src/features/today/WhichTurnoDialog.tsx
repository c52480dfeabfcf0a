import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';

import { asDialog } from '../../kit/dialog/as-dialog';
import { DialogFrame } from '../../kit/dialog/DialogFrame';
import { focusArrived } from '../../kit/focus/focus-arrived';
import { clockTime } from '../../kit/time/wall-time';
import { texts } from './texts';
import type { TodayTurnoFragment } from './today.generated';

interface Props {
  /** Turnos of one patient; empty: closed. */
  turnos: readonly TodayTurnoFragment[];
  onChosen: (turno: TodayTurnoFragment) => void;
  onClose: () => void;
}

/** Asks for which of the patient's turnos of today they arrived. */
export const WhichTurnoDialog = asDialog(
  function WhichTurnoDialog({ turnos, onChosen, onClose }: Props) {
    return (
      <DialogFrame open={turnos.length > 0} isQuestion title={texts.whichTurno.title} size="question" onClose={onClose}>
        <DialogContent>
          <p>{texts.whichTurno.text(turnos[0]?.patientName ?? '')}</p>
          <Stack spacing={2} sx={{ marginTop: 3 }}>
            {turnos.map((turno, index) => (
              <Button
                key={turno.id}
                ref={index === 0 ? focusArrived : undefined}
                variant="outlined"
                onClick={() => onChosen(turno)}
              >
                {[clockTime(turno.startTime), turno.professionalName, turno.roomName].join(' · ')}
              </Button>
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {texts.whichTurno.none}
          </Button>
        </DialogActions>
      </DialogFrame>
    );
  },
  { isOpen: ({ turnos }) => turnos.length > 0 },
);
