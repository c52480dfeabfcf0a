import { styled } from '@mui/material/styles';

import { FormBanner } from '../form/FormBanner';
import { Button } from '../ui/Button';

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
  onContinue: () => void;
  onDrop: () => void;
}

/** A booking that the end of a session interrupted can be taken up again. */
export function DraftOffer({ text, onContinue, onDrop }: Props) {
  return (
    <FormBanner kind="info">
      <Row>
        {text}
        <span>
          <Button size="small" variant="outlined" onClick={onContinue}>
            Continuar reserva
          </Button>
          <Button size="small" variant="text" onClick={onDrop}>
            Descartar
          </Button>
        </span>
      </Row>
    </FormBanner>
  );
}
