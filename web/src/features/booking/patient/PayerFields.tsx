import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

import { asksMemberNumber, type MemberValues } from '../../../clinic/payer/member-number';
import { paysFor, type Payer } from '../../../clinic/payer/payer';
import { FormTextField } from '../../../kit/form/FormTextField';
import type { ForWhomValues } from '../send/for-whom-form';
import { texts } from '../texts';

/** Nothing without a chosen insurer. */
export function PayerFields({ payer }: { payer: Payer | undefined }) {
  const { values, setFieldValue } = useFormikContext<ForWhomValues>();
  const { forWhom } = values;
  const insurerId = payer?.insurerId;
  const former = useRef(insurerId);
  useEffect(() => {
    // The number is one of the former insurer's.
    if (former.current !== undefined && former.current !== insurerId) void setFieldValue('memberNumber', '');
    former.current = insurerId;
  }, [insurerId, setFieldValue]);
  if (payer && !paysFor(payer, forWhom)) return <p className="whole">{texts.payer.isOwn(payer.name)}</p>;
  return (
    asksMemberNumber(payer) && (
      <FormTextField<MemberValues>
        label={texts.payer.number(payer.name)}
        name="memberNumber"
        autoComplete="off"
        hint={texts.payer.numberHint(payer.numberPattern)}
      />
    )
  );
}
