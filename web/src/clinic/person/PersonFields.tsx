import { Fieldset } from '../../kit/form/Fieldset';
import { FormDateField } from '../../kit/form/FormDateField';
import { FormTextField } from '../../kit/form/FormTextField';
import { localDateLimits } from '../../schema/public-limits.generated';
import { FormPhoneField } from '../phone/FormPhoneField';
import type { PersonValues } from './person-form';

interface Props {
  today: string | undefined;
  /** Allows autofill. */
  isOwn?: boolean;
}

export function PersonFields({ today, isOwn = false }: Props) {
  const known = (field: string) => (isOwn ? field : 'off');
  return (
    <>
      <FormPhoneField<PersonValues> label="Teléfono" name="phone" autoComplete={known('tel')} />
      <FormTextField<PersonValues> label="Dirección" name="address" autoComplete={known('street-address')} />
      <FormDateField<PersonValues>
        label="Fecha de nacimiento"
        name="dateOfBirth"
        isBirthDate
        autoComplete={known('bday')}
        today={today}
        min={localDateLimits.earliest}
        max={today}
      />
      <Fieldset>
        <legend>Contacto de emergencia</legend>
        <FormTextField<PersonValues> label="Nombre del contacto" name="contactName" />
        <FormPhoneField<PersonValues> label="Teléfono del contacto" name="contactPhone" />
        <FormTextField<PersonValues>
          label="Relación"
          name="contactRelationship"
          hint="Por ejemplo: madre, pareja, amigo."
        />
      </Fieldset>
    </>
  );
}
