import Button from '@mui/material/Button';

import { HOME_PATH } from '../paths';
import { ButtonLink } from '../ui/ButtonLink';
import { PrintIcon } from '../ui/icons';

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
