import { useFormikContext } from 'formik';

import { useClinic } from '../../shared/clinic/useClinic';
import { FormDialog } from '../../shared/dialog/FormDialog';
import type { EntryDialog } from '../../shared/dialog/useEntryForm';
import { FormPasswordField } from '../../shared/form/FormPasswordField';
import { FormPhoneField } from '../../shared/form/FormPhoneField';
import { FormSelectField } from '../../shared/form/FormSelectField';
import { FormTextField } from '../../shared/form/FormTextField';
import { withTidyPhone } from '../../shared/form/phone';
import {
  newProfessionalSchema,
  NO_SPECIALTY,
  orderText,
  professionalSchema,
  professionalWords,
  toProfessionalInput,
  toProfessionalValues,
  type ProfessionalValues,
} from './professional-form';
import type { CreateProfessionalInput, ProfessionalFactsFragment } from './professionals.generated';

interface Props extends EntryDialog<ProfessionalFactsFragment, CreateProfessionalInput> {
  /** Those on offer; undefined until they are known. */
  specialties: readonly { id: number; name: string }[] | undefined;
  /** How many professionals there are. */
  count: number;
}

/** Creates a professional with their account, or changes one. */
export function ProfessionalFormDialog({ open, stored: professional, specialties, count, save, onSaved, onClose }: Props) {
  const clinic = useClinic();
  const options = specialtyOptions(specialties ?? [], professional);
  return (
    <FormDialog
      key={professional?.id}
      open={open}
      title={professional ? 'Editar profesional' : 'Nuevo profesional'}
      onClose={onClose}
      stored={professional}
      toValues={(stored) => toProfessionalValues(stored, count)}
      schema={professional ? professionalSchema : newProfessionalSchema}
      prepare={(values, before) => withTidyPhone(values, before, clinic?.countryCode)}
      toInput={toProfessionalInput}
      send={save}
      onDone={onSaved}
      errorText={professional ? 'Error al actualizar el profesional' : 'Error al crear el profesional'}
      submitLabel={professional ? 'Guardar cambios' : 'Crear profesional'}
      isLong
      draft={`professional:${professional?.id ?? 'new'}`}
      secrets={['password']}
      words={professionalWords((id) => options.find(({ value }) => value === id)?.label ?? '')}
    >
      <FormTextField label="Nombre" name="name" required />
      <FormTextField label="Correo electrónico" name="email" type="email" required hint={professional ? 'Si lo cambias, debe confirmarse de nuevo.' : 'Le llega un mensaje para confirmarlo.'} />
      {!professional && <FormPasswordField label="Contraseña" name="password" autoComplete="new-password" hint="Con ella inicia sesión; después puede cambiarla." />}
      <FormSelectField
        label="Especialidad"
        name="specialtyId"
        options={options}
        required
        {...(specialties?.length === 0 && { hint: 'No hay especialidades activas: créalas primero en Sistema, Especialidades.' })}
      />
      <FormPhoneField label="Teléfono" name="phone" />
      <FormTextField label="Presentación" name="bio" rows={3} />
      <OrderField />
    </FormDialog>
  );
}

function OrderField() {
  const { values, setFieldValue } = useFormikContext<ProfessionalValues>();
  return (
    <FormTextField
      label="Orden"
      name="sortOrder"
      inputMode="numeric"
      hint="En la página principal los números más bajos van primero; el primero es 0."
      onBlur={() => void setFieldValue('sortOrder', orderText(values.sortOrder))}
    />
  );
}

/** Those on offer, and the professional's own where it is inactive. */
function specialtyOptions(specialties: NonNullable<Props['specialties']>, professional: ProfessionalFactsFragment | undefined) {
  const own = professional?.specialtyId ?? null;
  const isMissing = own !== null && specialties.every(({ id }) => id !== own);
  return [
    { value: NO_SPECIALTY, label: 'Seleccionar especialidad' },
    ...specialties.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isMissing ? [{ value: String(own), label: `${professional?.specialtyName ?? ''} (inactiva)` }] : []),
  ];
}
