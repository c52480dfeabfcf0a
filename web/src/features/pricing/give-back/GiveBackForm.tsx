import { CREDIT_STEPS } from '@turnero/api/domain/credit-steps';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useId } from 'react';

import { PageForm } from '../../../kit/edit/PageForm';
import { FormTextField } from '../../../kit/form/FormTextField';
import { notify } from '../../../kit/notify/notify';
import { useSaveGiveBackPolicyMutation, type GiveBackPolicyFactsFragment } from '../pricing.generated';
import { texts } from '../texts';
import {
  GIVE_BACK_WORDS,
  giveBackSchema,
  isFilled,
  toGiveBackInput,
  toGiveBackValues,
  type GiveBackValues,
} from './give-back-form';

const says = texts.giveBackForm;
const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 });

/** Credit policy for returned rentals. */
export function GiveBackForm({ stored }: { stored: GiveBackPolicyFactsFragment }) {
  const titleId = useId();
  const [save] = useSaveGiveBackPolicyMutation();
  return (
    <Stack component="section" spacing={3} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {says.title}
      </Typography>
      <p>{says.hint}</p>
      <PageForm
        stored={stored}
        toValues={toGiveBackValues}
        schema={giveBackSchema}
        toInput={toGiveBackInput}
        send={(input, expectedVersion) => save({ ...input, expectedVersion })}
        storedOf={({ updateGiveBackPolicy }) => updateGiveBackPolicy}
        onDone={() => notify.success(says.done)}
        errorText={says.failed}
        submitLabel={says.submit}
        draft="give-back-policy"
        words={GIVE_BACK_WORDS}
      >
        <StepRows />
      </PageForm>
    </Stack>
  );
}

/** The filled rows, and an empty one. */
function StepRows() {
  const { values } = useFormikContext<GiveBackValues>();
  const shown = Math.min(CREDIT_STEPS.maxItems, values.steps.findLastIndex(isFilled) + 2);
  return Array.from({ length: shown }, (_, row) => (
    <Row key={row} role="group" aria-label={says.row(row + 1)}>
      <FormTextField<GiveBackValues> label={says.days} name={`steps.${row}.days`} inputMode="numeric" />
      <FormTextField<GiveBackValues> label={says.percentage} name={`steps.${row}.percentage`} inputMode="numeric" />
    </Row>
  ));
}
