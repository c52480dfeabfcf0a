import Typography from '@mui/material/Typography';

interface Props {
  isAgain: boolean;
  /** Says what still works. */
  what: string;
}

export function BrokenText({ isAgain, what }: Props) {
  return (
    <Typography component="p" role="alert">
      {isAgain
        ? 'Volvió a fallar. Recargá la página; si sigue así, probá de nuevo más tarde.'
        : `Algo falló de nuestro lado. ${what}`}
    </Typography>
  );
}
