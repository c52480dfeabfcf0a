import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';

import { useClinic } from '../../../shared/clinic/useClinic';
import { KeptForm } from '../../../shared/draft/KeptForm';
import { ActionForm } from '../../../shared/form/ActionForm';
import { FormDateField } from '../../../shared/form/FormDateField';
import { FormPhoneField } from '../../../shared/form/FormPhoneField';
import { FormTextField } from '../../../shared/form/FormTextField';
import { localDateLimits } from '../../../shared/form/limits.generated';
import { refusal, type FormOutcome } from '../../../shared/form/outcome';
import { tidyPhone } from '../../../shared/form/phone';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { notify } from '../../../shared/notify/notify';
import { dayOf } from '../../../shared/time/clinic-time';
import { PROFILE_FIELDS, profileSchema, toProfileInput, toProfileValues, type ProfileValues } from './profile-form';
import { useUpdateProfileMutation, type ProfileFactsFragment } from './profile.generated';

const Contact = styled('fieldset')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: '8px 16px 16px',
  border: '1px solid var(--divider)',
  borderRadius: 8,
  // Not the legend inside each input's outline.
  '& > legend': { padding: '0 4px', fontWeight: 700 },
});

interface Props {
  /** As it is when the form opens: what changes is judged against that. */
  profile: ProfileFactsFragment;
  report: ReportUnsaved;
  /** It is as the person wants it. */
  onDone: () => void;
}

/** One's own data. Only what changed is sent, and nothing when nothing did. */
export function ProfileForm({ profile, report, onDone }: Props) {
  const [stored] = useState(profile);
  const [initialValues] = useState(() => toProfileValues(profile));
  const clinic = useClinic();
  const today = clinic && dayOf(clinic.now);
  const schema = useMemo(() => profileSchema(today, initialValues), [today, initialValues]);
  const [updateProfile] = useUpdateProfileMutation({ errorToast: false });

  const submit = async (values: ProfileValues): Promise<FormOutcome<ProfileValues>> => {
    const input = toProfileInput(stored, values);
    if (input) {
      const { error } = await updateProfile({ input });
      if (error) return refusal(error, { fields: PROFILE_FIELDS, fallback: 'Error al actualizar el perfil' });
      notify.success('Perfil actualizado exitosamente');
    }
    onDone();
    return { ok: true };
  };

  return (
    <ActionForm
      initialValues={initialValues}
      schema={schema}
      prepare={(values) => withTidyPhones(values, initialValues)}
      onSubmit={submit}
      submitLabel="Guardar cambios"
      busyLabel="Guardando..."
    >
      <KeptForm<ProfileValues> part="profile" form="profile" isUnsaved={(values) => !isSame(values, initialValues)} report={report} />
      <FormTextField label="Nombre completo" name="name" autoComplete="name" required />
      <FormPhoneField label="Teléfono" name="phone" autoComplete="tel" />
      <FormTextField label="Dirección" name="address" autoComplete="street-address" />
      <FormDateField label="Fecha de nacimiento" name="dateOfBirth" autoComplete="bday" today={today} min={localDateLimits.earliest} max={today} />
      <Contact>
        <legend>Contacto de emergencia</legend>
        <FormTextField label="Nombre del contacto" name="contactName" />
        <FormPhoneField label="Teléfono del contacto" name="contactPhone" />
        <FormTextField label="Relación" name="contactRelationship" hint="Por ejemplo: madre, pareja, amigo." />
      </Contact>
    </ActionForm>
  );
}

function isSame(values: ProfileValues, initial: ProfileValues): boolean {
  return (Object.keys(initial) as (keyof ProfileValues)[]).every((key) => values[key] === initial[key]);
}

/** Phones typed here as they are once their field is left, which sending by Enter does not wait for. */
async function withTidyPhones(values: ProfileValues, initial: ProfileValues): Promise<ProfileValues> {
  const tidied = (key: 'phone' | 'contactPhone') => (values[key] === initial[key] ? values[key] : tidyPhone(values[key]));
  return { ...values, phone: await tidied('phone'), contactPhone: await tidied('contactPhone') };
}
