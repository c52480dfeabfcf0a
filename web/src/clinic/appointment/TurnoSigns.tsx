import visuallyHidden from '@mui/utils/visuallyHidden';

import { PlainIcon } from '../../kit/ui/icons';
import { SIGN_WORD } from './appointment-status';

interface Props {
  turno: { isOverbooking: boolean; patientMoves: number };
}

/** Short signs, with whole words for screen readers and as tooltips. */
export function TurnoSigns({ turno: { isOverbooking, patientMoves } }: Props) {
  return (
    <>
      {isOverbooking && (
        <>
          <span aria-hidden="true" title={SIGN_WORD.overbooking} className="over">
            ST
          </span>
          <span style={visuallyHidden}>{SIGN_WORD.overbooking}, </span>
        </>
      )}
      {patientMoves > 0 && (
        <>
          <span aria-hidden="true" title={SIGN_WORD.movedByPatient}>
            <PlainIcon name="Person" />
          </span>
          <span style={visuallyHidden}>{SIGN_WORD.movedByPatient}, </span>
        </>
      )}
    </>
  );
}
