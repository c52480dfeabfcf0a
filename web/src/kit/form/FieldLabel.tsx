import Typography from '@mui/material/Typography';

interface Props {
  text: string;
  isOptional: boolean;
}

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
