import { styled } from '@mui/material/styles';

import { LineLink } from '../../kit/ui/LineLink';
import { turnoCoverageText } from './coverage-text';
import { PayerLine } from './PayerLine';
import { texts } from './texts';
import type { PayerCoverage } from './useTurnoCoverage';

/** Reserved, so that the answer shifts nothing. */
const Answer = styled('p')({ minHeight: '1.5rem', marginTop: 4 });

interface Props {
  chosen: PayerCoverage | undefined;
  /** Leads to other professionals. */
  takersPath: string;
  currency: string;
}

/** Asks who pays for the turno to book, and says what the patient has to pay and bring. */
export function TurnoPayer({ chosen, takersPath, currency }: Props) {
  const { payer, coverage } = chosen ?? {};
  return (
    <div>
      <PayerLine />
      {payer && !payer.isPrivatePay && (
        <Answer role="status">
          {coverage && turnoCoverageText(payer.name, coverage, currency)}{' '}
          {coverage?.outcome === 'no' && <LineLink to={takersPath}>{texts.takers}</LineLink>}
        </Answer>
      )}
    </div>
  );
}
