import Button from '@mui/material/Button';

interface Props {
  /** The chosen day; null for the month. */
  day: string | null;
  onWholeMonth: () => void;
  /** Undefined: nothing can be made on that day from here. */
  onCreate: (() => void) | undefined;
}

/** What can be done with the list of a day. */
export function ListActions({ day, onWholeMonth, onCreate }: Props) {
  if (day === null) return null;
  return (
    <>
      <Button variant="outlined" size="small" onClick={onWholeMonth}>
        Ver todo el mes
      </Button>
      {onCreate && (
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={onCreate}>
          Crear Nuevo Turno
        </Button>
      )}
    </>
  );
}
