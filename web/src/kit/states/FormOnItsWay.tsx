import Skeleton from '@mui/material/Skeleton';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** `label`: e.g. "Cargando el perfil…" */
export function FormOnItsWay({ label }: { label: string }) {
  return (
    <div role="status">
      <span style={visuallyHidden}>{label}</span>
      <Skeleton aria-hidden="true" style={{ minHeight: 160 }} />
    </div>
  );
}
