import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

import { FormTextField } from '../../kit/form/FormTextField';
import { asksMemberNumber, type MemberValues } from './member-number';
import { paysFor, type Payer } from './payer';
import { texts } from './texts';

/** Nothing without a chosen insurer. */
export function PayerFields({ payer }: { payer: Payer | null | undefined }) {
  const { values, setFieldValue } = useFormikContext<MemberValues & { forWhom: string }>();
  const { forWhom } = values;
  const insurerId = payer?.insurerId;
  const former = useRef(insurerId);
  useEffect(() => {
    // The number is one of the former insurer's.
    if (former.current !== undefined && former.current !== insurerId) void setFieldValue('memberNumber', '');
    former.current = insurerId;
  }, [insurerId, setFieldValue]);
  if (payer && !paysFor(payer, forWhom)) return <p className="whole">{texts.member.isOwn(payer.name)}</p>;
  return (
    asksMemberNumber(payer) && (
      <FormTextField<MemberValues>
        label={texts.member.number(payer.name)}
        name="memberNumber"
        autoComplete="off"
        hint={texts.member.numberHint(payer.numberPattern)}
      />
    )
  );
}
