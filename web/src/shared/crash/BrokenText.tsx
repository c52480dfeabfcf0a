import Typography from '@mui/material/Typography';

interface Props {
  isAgain: boolean;
  /** What is well all the same. */
  what: string;
}

/** What to do about something that crashed; said at once to screen readers. */
export function BrokenText({ isAgain, what }: Props) {
  return (
    <Typography component="p" role="alert">
      {isAgain ? 'Volvió a fallar. Recargá la página; si sigue así, probá de nuevo más tarde.' : `Algo falló de nuestro lado. ${what}`}
    </Typography>
  );
}
