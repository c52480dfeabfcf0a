import { useFormikContext } from 'formik';
import { useMemo } from 'react';

import { asDialog } from '../../kit/dialog/as-dialog';
import type { EntryDialog } from '../../kit/dialog/useEntryForm';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormCheckboxField } from '../../kit/form/FormCheckboxField';
import { FormDateField } from '../../kit/form/FormDateField';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import {
  coverageSchema,
  coverageWords,
  plansToChoose,
  RELATIONSHIP_OPTIONS,
  toCoverageInput,
  toCoverageValues,
  type CoverageInput,
  type CoverageValues,
  type InsurerToChoose,
} from './coverage-form';
import type { CoverageFactsFragment } from './coverages.generated';
import { InsurerField } from './InsurerField';
import { PlanField } from './PlanField';
import { texts } from './texts';

export interface CoverageDialogProps extends EntryDialog<CoverageFactsFragment, CoverageInput> {
  insurers: readonly InsurerToChoose[];
  /** For the desk, which sees cards. */
  isDesk: boolean;
  /** A single coverage is always the primary one. */
  hasOthers: boolean;
  today: string | undefined;
}

export const CoverageDialog = asDialog(function CoverageDialog(props: CoverageDialogProps) {
  const { open, stored, save, onSaved, onClose, insurers, isDesk, hasOthers, today } = props;
  const { title, submit, failed } = stored ? texts.update : texts.create;
  const schema = useMemo(() => coverageSchema(insurers, stored), [insurers, stored]);
  const words = useMemo(() => coverageWords(insurers), [insurers]);
  return (
    <FormDialog
      open={open}
      title={title}
      onClose={onClose}
      stored={stored}
      send={save}
      onDone={onSaved}
      errorText={failed}
      submitLabel={submit}
      toValues={toCoverageValues}
      schema={schema}
      toInput={(values: CoverageValues, _before, latest) => toCoverageInput(values, insurers, latest)}
      words={words}
    >
      <Fields insurers={insurers} stored={stored} isDesk={isDesk} hasOthers={hasOthers} today={today} />
    </FormDialog>
  );
});

function Fields({
  insurers,
  stored,
  isDesk,
  hasOthers,
  today,
}: Pick<CoverageDialogProps, 'insurers' | 'stored' | 'isDesk' | 'hasOthers' | 'today'>) {
  const { values } = useFormikContext<CoverageValues>();
  const insurer = insurers.find(({ id }) => String(id) === values.insurerId);
  const plans = plansToChoose(insurer, stored);
  const isMember = insurer?.kind !== 'private_pay';
  return (
    <>
      <InsurerField insurers={insurers} />
      <PlanField plans={plans} />
      {isMember && (
        <>
          <FormTextField<CoverageValues>
            label={texts.fields.number}
            name="number"
            required
            hint={insurer?.numberPattern ? texts.pattern(insurer.numberPattern) : undefined}
          />
          <FormSelectField<CoverageValues>
            label={texts.fields.relationship}
            name="relationship"
            options={RELATIONSHIP_OPTIONS}
          />
          {values.relationship !== 'holder' && (
            <FormTextField<CoverageValues> label={texts.fields.holderName} name="holderName" />
          )}
          <FormDateField<CoverageValues> label={texts.fields.validTo} name="validTo" today={today} />
        </>
      )}
      {hasOthers && !stored?.isPrimary && (
        <FormCheckboxField<CoverageValues> label={texts.fields.isPrimary} name="isPrimary" />
      )}
      {isDesk && isMember && <FormCheckboxField<CoverageValues> label={texts.fields.isChecked} name="isChecked" />}
    </>
  );
}
