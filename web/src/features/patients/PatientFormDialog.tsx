import type { DniScan } from '@turnero/api/domain/dni-scan';
import { IDENTIFIER_WORDS } from '@turnero/api/domain/patient-identifiers';
import { useFormikContext } from 'formik';
import { useEffect, useMemo, useRef } from 'react';

import { useScanTarget } from '../../clinic/dni/scan-targets';
import { scanTexts } from '../../clinic/dni/texts';
import { useClinic } from '../../clinic/facts/useClinic';
import { FormPhoneField } from '../../clinic/phone/FormPhoneField';
import { withTidyPhone } from '../../clinic/phone/phone';
import { asDialog } from '../../kit/dialog/as-dialog';
import { FormDialog } from '../../kit/edit/FormDialog';
import { Fieldset } from '../../kit/form/Fieldset';
import { FormDateField } from '../../kit/form/FormDateField';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import type { Outcome } from '../../kit/graphql/hooks';
import { notify } from '../../kit/notify/notify';
import { dayOf } from '../../kit/time/wall-time';
import { localDateLimits } from '../../schema/public-limits.generated';
import { LikelyPatient } from './LikelyPatient';
import type { PatientField } from './merge/merge.generated';
import { FIELD_KEYS, FIELDS, type PatientValues } from './patient-fields';
import {
  DOCUMENTS,
  PATIENT_WORDS,
  patientSchema,
  SERVER_FIELDS,
  toPatientInput,
  toPatientValues,
  withScan,
} from './patient-form';
import type { PatientFactsFragment, UpdatePatientInput } from './patients.generated';
import { texts } from './texts';

interface SavedPatient {
  saved: PatientFactsFragment;
}

interface Props {
  open: boolean;
  /** Undefined: a new one. */
  patient?: PatientFactsFragment | undefined;
  /** Fills the form. */
  scan?: DniScan | null;
  save: (input: UpdatePatientInput, expectedVersion: number | undefined) => Promise<Outcome<SavedPatient>>;
  /** Null when nothing changed. */
  onSaved: (saved: SavedPatient | null) => void;
  onClose: () => void;
  /** Once it is closed. */
  onGone?: () => void;
}

export const PatientFormDialog = asDialog(function PatientFormDialog(props: Props) {
  const { open, patient, scan = null, save, onSaved, onClose, onGone } = props;
  const clinic = useClinic();
  const today = clinic && dayOf(clinic.now);
  const schema = useMemo(() => patientSchema(today, patient?.phone ?? ''), [today, patient]);
  const { title, submit, failed } = patient ? texts.update : texts.create;
  return (
    <FormDialog
      open={open}
      title={title}
      onClose={onClose}
      onGone={onGone}
      stored={patient}
      toValues={toPatientValues}
      schema={schema}
      prepare={(values, before) => withTidyPhone(values, before, clinic?.countryCode)}
      toInput={toPatientInput}
      send={save}
      onDone={onSaved}
      serverFields={SERVER_FIELDS}
      errorText={failed}
      submitLabel={submit}
      isLong
      draft={`patient:${patient?.id ?? 'new'}`}
      words={PATIENT_WORDS}
    >
      <FilledByScan scan={scan} />
      {FIELD_KEYS.filter((field) => !FIELDS[field].isOfDocument).map((field) => (
        <div key={field}>
          <Field field={field} today={today} />
          {field === 'phone' && !patient && <LikelyPatient />}
        </div>
      ))}
      <Fieldset>
        <legend>{texts.form.identity}</legend>
        {DOCUMENTS.map((kind) => (
          <FormTextField<PatientValues> key={kind} label={IDENTIFIER_WORDS[kind]} name={kind} autoComplete="off" />
        ))}
        {FIELD_KEYS.filter((field) => FIELDS[field].isOfDocument).map((field) => (
          <Field key={field} field={field} today={today} />
        ))}
      </Fieldset>
    </FormDialog>
  );
});

function Field({ field: name, today }: { field: PatientField; today: string | undefined }) {
  const { label, control, hint, isRequired = false, options = [], initial } = FIELDS[name];
  const shared = { label, name, autoComplete: 'off', ...(hint !== undefined && { hint }) };
  switch (control) {
    case 'phone':
      return <FormPhoneField<PatientValues> {...shared} />;
    case 'date':
      return (
        <FormDateField<PatientValues>
          {...shared}
          {...(name === 'birthDate' && { isBirthDate: true })}
          today={today}
          min={localDateLimits.earliest}
          max={today}
        />
      );
    case 'select':
      return (
        <FormSelectField<PatientValues>
          label={label}
          name={name}
          options={options}
          {...(initial === undefined && { required: false })}
        />
      );
    case 'notes':
      return <FormTextField<PatientValues> label={label} name={name} rows={2} {...(hint !== undefined && { hint })} />;
    default:
      return (
        <FormTextField<PatientValues>
          {...shared}
          {...(control === 'email' && { type: 'email' })}
          {...(isRequired && { required: true })}
        />
      );
  }
}

/** By `scan`, and by each DNI that is read meanwhile. */
function FilledByScan({ scan }: { scan: DniScan | null }) {
  const { values, setValues } = useFormikContext<PatientValues>();
  const fill = (card: DniScan) => {
    const filled = withScan(values, card);
    if (filled) void setValues(filled);
    else notify.error(scanTexts.otherDni);
  };
  useScanTarget({ inDialog: true, onCard: fill });
  const isFilled = useRef(false);
  useEffect(() => {
    if (!scan || isFilled.current) return;
    isFilled.current = true;
    fill(scan);
  });
  return null;
}
