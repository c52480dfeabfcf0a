import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import visuallyHidden from '@mui/utils/visuallyHidden';

interface Props {
  /** For screen readers. */
  label?: string;
  visible?: boolean;
}

export function PageSpinner({ label = 'Cargando…', visible = false }: Props) {
  return (
    <Stack spacing={4} sx={{ alignItems: 'center', justifyContent: 'center', minHeight: 240 }} role="status">
      <CircularProgress aria-hidden="true" />
      <span style={visible ? undefined : visuallyHidden}>{label}</span>
    </Stack>
  );
}
