import Button from '@mui/material/Button';

import { ClinicZoneNote } from '../../clinic/facts/ClinicZoneNote';
import { toDateText } from '../../kit/form/date-text';
import { dialogTexts } from '../../clinic/booking/dialog/texts';
import { MonthTimes } from './MonthTimes';
import { showsMonth } from './new-appointment-state';
import { OtherTime } from './OtherTime';
import { SoonestTimes } from './SoonestTimes';
import { useAppointmentContext } from './new-appointment-context';

/** From the soonest, from a month, or typed. */
export function WhenPart() {
  const { clinic, today, form, choices } = useAppointmentContext();
  const { choice } = choices;
  const zoneNote = <ClinicZoneNote clinic={clinic} />;
  const otherTime = (
    <Button
      variant="outlined"
      size="small"
      onClick={() => {
        if (form.values.date === '') void form.setFieldValue('date', toDateText(choice.day ?? today));
        choices.typeTime();
      }}
    >
      {dialogTexts.bothDialogs.otherTime}
    </Button>
  );
  if (choice.typesTime) return <OtherTime zoneNote={zoneNote} />;
  if (showsMonth(choice) && choice.professionalId !== null) {
    return <MonthTimes zoneNote={zoneNote} otherTime={otherTime} />;
  }
  return <SoonestTimes zoneNote={zoneNote} otherTime={otherTime} />;
}
