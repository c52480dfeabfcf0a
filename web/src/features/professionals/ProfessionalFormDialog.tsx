import { useFormikContext } from 'formik';

import { useClinic } from '../../clinic/facts/useClinic';
import { FEE_FIELDS } from '../../clinic/people/fee-form';
import { FeeFields } from '../../clinic/people/FeeFields';
import { FormPhoneField } from '../../clinic/phone/FormPhoneField';
import { withTidyPhone } from '../../clinic/phone/phone';
import { useMay } from '../../clinic/session/useMay';
import { asDialog } from '../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../kit/dialog/useEntryForm';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormCheckboxField } from '../../kit/form/FormCheckboxField';
import { FormPasswordField } from '../../kit/form/FormPasswordField';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { professionalHoursPath } from '../availability/availability.paths';
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
import { texts } from './texts';

interface ProfessionalFormDialogProps extends EntryDialog<ProfessionalFactsFragment, CreateProfessionalInput> {
  /** The active ones; undefined until loaded. */
  specialties: readonly { id: number; name: string }[] | undefined;
  count: number;
}

export const ProfessionalFormDialog = asDialog(function ProfessionalFormDialog(props: ProfessionalFormDialogProps) {
  const { stored: professional, specialties, count } = props;
  const clinic = useClinic();
  const seesHours = useMay('rooms');
  const options = specialtyOptions(specialties ?? [], professional);
  const { emailHint } = professional ? texts.update : texts.create;
  return (
    <FormDialog
      key={professional?.id}
      {...entryFormProps(props, texts, 'professional')}
      toValues={(stored) => toProfessionalValues(stored, count)}
      schema={professional ? professionalSchema : newProfessionalSchema}
      prepare={(values, before) => withTidyPhone(values, before, clinic?.countryCode)}
      toInput={toProfessionalInput}
      serverFields={FEE_FIELDS}
      isLong
      secrets={['password']}
      words={professionalWords((id) => options.find(({ value }) => value === id)?.label ?? '', clinic?.currency)}
    >
      {(before) => (
        <>
          <FormTextField<ProfessionalValues> label={texts.fields.name} name="name" required />
          <FormTextField<ProfessionalValues>
            label={texts.fields.email}
            name="email"
            type="email"
            required
            hint={emailHint}
          />
          {!professional && (
            <FormPasswordField<ProfessionalValues>
              label={texts.fields.password}
              name="password"
              autoComplete="new-password"
              hint={texts.form.passwordHint}
            />
          )}
          <FormSelectField<ProfessionalValues>
            label={texts.fields.specialty}
            name="specialtyId"
            options={options}
            required
            {...(specialties?.length === 0 && { hint: texts.form.noSpecialties })}
          />
          <FormPhoneField<ProfessionalValues> label={texts.fields.phone} name="phone" />
          <FormTextField<ProfessionalValues>
            label={texts.fields.licenseNumber}
            name="licenseNumber"
            hint={texts.form.licenseHint}
          />
          <FormTextField<ProfessionalValues>
            label={texts.fields.refepsNumber}
            name="refepsNumber"
            inputMode="numeric"
            hint={texts.form.refepsHint}
          />
          <FeeFields before={before} currency={clinic?.currency} />
          <FormCheckboxField<ProfessionalValues> label={texts.fields.seriesOnline} name="seriesOnline" isSwitch />
          <FormTextField<ProfessionalValues> label={texts.fields.bio} name="bio" rows={3} />
          <OrderField />
          {professional && seesHours && (
            <div>
              <ButtonLink variant="outlined" to={professionalHoursPath(professional.id)}>
                {texts.update.toHours}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
});

function OrderField() {
  const { values, setFieldValue } = useFormikContext<ProfessionalValues>();
  return (
    <FormTextField<ProfessionalValues>
      label={texts.fields.order}
      name="sortOrder"
      inputMode="numeric"
      hint={texts.form.orderHint}
      onBlur={() => void setFieldValue('sortOrder', orderText(values.sortOrder))}
    />
  );
}

/** Active ones, and the professional's own. */
function specialtyOptions(
  specialties: NonNullable<ProfessionalFormDialogProps['specialties']>,
  professional: ProfessionalFactsFragment | undefined,
) {
  const own = professional?.specialtyId ?? null;
  const isMissing = own !== null && specialties.every(({ id }) => id !== own);
  return [
    { value: NO_SPECIALTY, label: texts.form.chooseSpecialty },
    ...specialties.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(isMissing
      ? [{ value: String(own), label: texts.form.inactiveSpecialty(professional?.specialtyName ?? '') }]
      : []),
  ];
}
