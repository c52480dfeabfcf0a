import type { ComponentProps } from 'react';

import { ContactFields } from '../../../clinic/patient/ContactFields';
import { FormTextField } from '../../../kit/form/FormTextField';
import type { PatientValues } from '../send/booking-form';
import { texts } from '../texts';

export function PatientFields(props: ComponentProps<typeof ContactFields>) {
  return (
    <>
      <ContactFields {...props} />
      <div className="whole">
        <FormTextField<PatientValues>
          label={texts.fields.notes}
          name="notes"
          rows={2}
          hint={texts.patientFields.notesHint}
        />
      </div>
    </>
  );
}
