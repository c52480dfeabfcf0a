import type { ComponentProps } from 'react';

import { FormTextField } from '../../shared/form/FormTextField';
import { ContactFields } from '../../shared/patient/ContactFields';

/** Who the turno is for, in a PatientGrid of the surrounding Formik form. */
export function PatientFields(props: ComponentProps<typeof ContactFields>) {
  return (
    <>
      <ContactFields {...props} />
      <div className="whole">
        <FormTextField label="Notas" name="notes" rows={2} hint="Algo que convenga saber antes de la consulta." />
      </div>
    </>
  );
}
