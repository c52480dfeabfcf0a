import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

import { FormBanner } from '../form/FormBanner';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 1,
  '& > span': { display: 'inline-flex', flexWrap: 'wrap', gap: 8 },
});

interface Props {
  /** What there is. */
  text: string;
  /** On the button that takes it up; default: Continuar reserva. */
  continueLabel?: string | undefined;
  onContinue: () => void;
  onDrop: () => void;
}

/** Of changes to what is stored already. */
export const CHANGES_OFFER = { text: 'Quedaron cambios sin guardar.', continueLabel: 'Recuperar' } as const;

/** What the end of a session interrupted can be taken up again. */
export function DraftOffer({ text, continueLabel = 'Continuar reserva', onContinue, onDrop }: Props) {
  return (
    <FormBanner kind="info">
      <Row>
        {text}
        <span>
          <Button size="small" variant="outlined" onClick={onContinue}>
            {continueLabel}
          </Button>
          <Button size="small" variant="text" onClick={onDrop}>
            Descartar
          </Button>
        </span>
      </Row>
    </FormBanner>
  );
}
