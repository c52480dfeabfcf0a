import Skeleton from '@mui/material/Skeleton';

/** `label`: e.g. "Cargando el perfil…" */
export function FormOnItsWay({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <Skeleton aria-hidden="true" style={{ minHeight: 160 }} />
    </div>
  );
}
