import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { down } from '../../kit/ui/breakpoints';
import { usePayer } from './payer';
import { usePayerCoverages } from './PayerCoverages';
import { texts } from './texts';

/** Reserved, so that the answer shifts nothing: two lines on a phone. */
const Line = styled('p')({
  '&[data-reserved="true"]': { minHeight: '1.5rem', marginTop: 4, [down('sm')]: { minHeight: '3rem' } },
  // A finger high without raising the line.
  '& a': { marginBlock: -10 },
});

interface Props {
  /** Default: all professionals. */
  professionalIds?: readonly number[];
  /** Replaces the count. */
  children?: ReactNode;
}

/** How many professionals take the chosen insurer, or that it is unknown. Belongs below PayerLine. */
export function PayerStatus({ professionalIds, children }: Props) {
  const payer = usePayer();
  const { isTaken, asked, isGone, retry } = usePayerCoverages();
  const ids = asked && (professionalIds ?? asked);
  const takers = ids?.filter((id) => isTaken(id)).length;
  const isInsurer = payer != null && !payer.isPrivatePay;
  return (
    <Line role="status" data-reserved={isInsurer}>
      {isInsurer && isGone && texts.gone(payer.name)}
      {isInsurer && retry && (
        <>
          {texts.takersFailed(payer.name)}{' '}
          <Button variant="text" size="small" onClick={retry}>
            {texts.retry}
          </Button>
        </>
      )}
      {isInsurer &&
        !isGone &&
        !retry &&
        (children || (takers !== undefined && texts.takersOf(takers, ids!.length, payer.name)))}
    </Line>
  );
}
