import { string } from 'yup';

import { ActionForm } from '../kit/form/ActionForm';
import { formSchema } from '../kit/form/form-schema';
import { FormChoiceField } from '../kit/form/FormChoiceField';
import { FormSearchableSelectField } from '../kit/form/FormSearchableSelectField';
import { FormTextField } from '../kit/form/FormTextField';
import { notify } from '../kit/notify/notify';
import { after } from './demo';

const EMPTY = { name: '', email: '', plan: '', professional: '' };
/** More than fit at a glance. */
const PROFESSIONALS = [
  'Acuña',
  'Baigorria',
  'Cabral',
  'Díaz',
  'Echegaray',
  'Ferreyra',
  'Gómez',
  'Ibáñez',
  'Lezcano',
  'Montenegro',
  'Oviedo',
  'Peralta',
  'Sosa',
];
const SCHEMA = formSchema<typeof EMPTY>({
  name: string().trim().required('El nombre es requerido'),
  email: string().required('El email es requerido').email('Email inválido'),
  plan: string().required('Elegí un plan'),
  professional: string().required('El profesional es requerido'),
});

/** An empty form lists what is missing; the server refuses "Ana". */
export function FormParts() {
  const send = async ({ name }: typeof EMPTY) => {
    await after(null);
    if (name.trim() === 'Ana') return { ok: false, field: 'name', text: 'Ya hay una persona con ese nombre' } as const;
    notify.success('Datos guardados');
    return { ok: true } as const;
  };
  return (
    <ActionForm isLong initialValues={EMPTY} schema={SCHEMA} onSubmit={send} submitLabel="Guardar">
      <FormTextField<typeof EMPTY> label="Nombre" name="name" required />
      <FormTextField<typeof EMPTY> label="Email" name="email" type="email" required />
      <FormSearchableSelectField<typeof EMPTY>
        label="Profesional"
        name="professional"
        required
        options={[
          { value: '', label: 'Elegí un profesional' },
          ...PROFESSIONALS.map((name) => ({ value: name, label: `Ana ${name}` })),
        ]}
      />
      <FormChoiceField<typeof EMPTY> label="Plan" name="plan" options={['210', '310']} required />
    </ActionForm>
  );
}
