import { useFormikContext } from 'formik';

import { asksMemberNumber, type MemberValues } from '../../../clinic/payer/member-number';
import { paysFor, type Payer } from '../../../clinic/payer/payer';
import { FormTextField } from '../../../kit/form/FormTextField';
import type { ForWhomValues } from '../send/for-whom-form';
import { texts } from '../texts';

/** Nothing without a chosen insurer. */
export function PayerFields({ payer }: { payer: Payer | undefined }) {
  const { forWhom } = useFormikContext<ForWhomValues>().values;
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
