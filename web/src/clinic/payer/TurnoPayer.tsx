import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { down } from '../../kit/ui/breakpoints';
import { LineLink } from '../../kit/ui/LineLink';
import { turnoCoverageText } from './coverage-text';
import { PayerLine } from './PayerLine';
import { texts } from './texts';
import type { PayerCoverage } from './useTurnoCoverage';

/** Reserved, so that the answer shifts nothing: two lines on a phone. */
const Answer = styled('p')({
  minHeight: '1.5rem',
  marginTop: 4,
  [down('sm')]: { minHeight: '3rem' },
  // A finger high without raising the line.
  '& a': { marginBlock: -10 },
});

export interface TurnoPayerProps {
  chosen: PayerCoverage | undefined;
  /** Leads to other professionals. */
  takersPath: string;
  currency: string;
}

/** Asks who pays for the turno to book, and says what the patient has to pay and bring. */
export function TurnoPayer({ chosen, takersPath, currency }: TurnoPayerProps) {
  const { payer, coverage, isGone, retry } = chosen ?? {};
  return (
    <PayerLine>
      {payer && !payer.isPrivatePay && (
        <Answer role="status">
          {isGone && texts.gone(payer.name)}
          {coverage && turnoCoverageText(payer.name, coverage, currency)}{' '}
          {retry && (
            <>
              {texts.turno.failed(payer.name)}{' '}
              <Button variant="text" size="small" onClick={retry}>
                {texts.retry}
              </Button>
            </>
          )}
          {coverage?.outcome === 'no' && <LineLink to={takersPath}>{texts.takers}</LineLink>}
        </Answer>
      )}
    </PayerLine>
  );
}
