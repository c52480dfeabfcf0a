import Button from '@mui/material/Button';

import type { ClinicFactsFragment } from '../../clinic/facts/clinic.generated';
import { ClinicZoneNote } from '../../clinic/facts/ClinicZoneNote';
import { toDateText } from '../../kit/form/date-text';
import { dayOf } from '../../kit/time/wall-time';
import { dialogTexts } from '../../clinic/booking/dialog/texts';
import { MonthTimes } from './MonthTimes';
import { showsMonth } from './new-choice';
import { OtherTime } from './OtherTime';
import { SoonestTimes } from './SoonestTimes';
import type { useNewAppointment } from './useNewAppointment';

interface Props {
  clinic: ClinicFactsFragment;
  appointment: ReturnType<typeof useNewAppointment>;
  /** The day for which the panel was opened, yyyy-MM-dd. */
  forDay: string | null;
}

/** Chooses the time: from the soonest, from a month, or typed. */
export function WhenPart({ clinic, appointment, forDay }: Props) {
  const { form, choices } = appointment;
  const { choice } = choices;
  const today = dayOf(clinic.now);
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
  if (choice.typesTime) {
    return (
      <OtherTime
        appointment={appointment}
        today={today}
        zoneNote={zoneNote}
        onBack={() => choices.showTimes(choice.times)}
      />
    );
  }
  if (showsMonth(choice) && choice.professionalId !== null) {
    return <MonthTimes {...{ appointment, today, forDay, zoneNote, otherTime }} />;
  }
  return <SoonestTimes {...{ appointment, today, forDay, zoneNote, otherTime }} />;
}
