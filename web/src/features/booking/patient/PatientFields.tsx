import type { ReactNode } from 'react';

import type { PatientValues } from '../../../clinic/booking/send/booking-form';
import { bookingTexts } from '../../../clinic/booking/texts';
import { ForWhomFields } from '../../../clinic/for-whom/ForWhomFields';
import { FormTextField } from '../../../kit/form/FormTextField';

interface Props {
  /** The clinic's date, yyyy-MM-dd. */
  today: string;
  children?: ReactNode;
}

export function PatientFields({ today, children }: Props) {
  return (
    <>
      <ForWhomFields today={today} />
      {children}
      <div className="whole">
        <FormTextField<PatientValues>
          label={bookingTexts.fields.notes}
          name="notes"
          rows={2}
          hint={bookingTexts.patientFields.notesHint}
        />
      </div>
    </>
  );
}
