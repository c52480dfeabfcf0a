import Typography from '@mui/material/Typography';

interface Props {
  text: string;
  /** It may be left as it is, and says so. */
  isOptional: boolean;
}

/** What a field asks for. */
export function FieldLabel({ text, isOptional }: Props) {
  return (
    <>
      {text}
      {isOptional && (
        <Typography variant="inherit" component="span" color="textSecondary" sx={{ fontWeight: 400 }}>
          {' '}
          (opcional)
        </Typography>
      )}
    </>
  );
}
