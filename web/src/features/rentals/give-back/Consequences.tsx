import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';

import { isPercentage, toDecision, type DecisionValues } from './decision-form';
import { texts } from './texts';

interface Props {
  says: { freed: string; final: string };
  /** By policy; `owed`: rest of the cost. */
  credit: number;
  owed: number;
  currency: string | undefined;
}

/** Needs DecisionValues. */
export function Consequences({ says, credit, owed, currency }: Props) {
  const { values } = useFormikContext<DecisionValues>();
  const creditText = () => {
    const decision = toDecision(values);
    return decision ? texts.decided(decision.percentage) : texts.credit(credit, owed, currency);
  };
  return (
    <div role="status">
      <Stack component="ul" spacing={1}>
        <li>{says.freed}</li>
        {isPercentage(values) && <li>{creditText()}</li>}
        <li>{says.final}</li>
      </Stack>
    </div>
  );
}
