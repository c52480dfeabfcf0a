import { useFormikContext } from 'formik';
import { useEffect } from 'react';

import { useBoundField } from '../../kit/form/bound-field';
import { FormTextField } from '../../kit/form/FormTextField';
import { plansToChoose, type InsurerToChoose } from './coverage-form';
import { InsurerField } from './InsurerField';
import { PlanField } from './PlanField';
import type { NamedInsurer } from './named-insurer';
import { texts } from './texts';

interface Props {
  insurers: readonly InsurerToChoose[];
  required?: boolean;
  /** Follows the form of the number. */
  numberHint?: string;
}

/** An insurer, its plan and the member's number, in the surrounding form. */
export function InsurerFields({ insurers, required = false, numberHint = '' }: Props) {
  const { values } = useFormikContext<NamedInsurer>();
  const insurer = insurers.find(({ id }) => String(id) === values.insurerId);
  const plans = plansToChoose(insurer, undefined);
  const { value: planId, onChange: choosePlan } = useBoundField<NamedInsurer, string>('planId');
  const isOfOtherInsurer = planId !== '' && !plans.some(({ id }) => String(id) === planId);
  useEffect(() => {
    if (isOfOtherInsurer) choosePlan('');
  });
  const isMember = insurer !== undefined && insurer.kind !== 'private_pay';
  return (
    <>
      <InsurerField insurers={insurers} required={required} />
      <PlanField plans={plans} />
      {isMember && (
        <FormTextField<NamedInsurer>
          label={texts.fields.number}
          name="memberNumber"
          autoComplete="off"
          required={false}
          hint={[insurer.numberPattern && texts.pattern(insurer.numberPattern), numberHint].filter(Boolean).join(' ')}
        />
      )}
    </>
  );
}
