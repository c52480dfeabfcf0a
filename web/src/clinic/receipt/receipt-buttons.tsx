import Button from '@mui/material/Button';

import { ButtonLink } from '../../kit/ui/ButtonLink';
import { PrintIcon } from '../../kit/ui/icons';
import { HOME_PATH } from '../paths';

export function HomeButton({ variant = 'contained' }: { variant?: 'contained' | 'outlined' }) {
  return (
    <ButtonLink to={HOME_PATH} variant={variant}>
      Volver al inicio
    </ButtonLink>
  );
}

export function PrintButton() {
  return (
    <Button variant="outlined" onClick={() => window.print()}>
      <PrintIcon fontSize="small" />
      Imprimir
    </Button>
  );
}
