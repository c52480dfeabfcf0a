import type { ComponentProps } from 'react';

import { FormTextField } from '../../shared/form/FormTextField';
import { ContactFields } from '../../shared/patient/ContactFields';
import { texts } from './texts';
import type { PatientValues } from './booking-form';

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
