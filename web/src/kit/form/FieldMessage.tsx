import FormHelperText from '@mui/material/FormHelperText';

interface Props {
  id: string;
  error?: string;
  hint?: string;
}

/** `id` is for aria-describedby. */
export function FieldMessage({ id, error, hint }: Props) {
  if (!error && !hint) return null;
  return (
    <FormHelperText id={id} error={Boolean(error)}>
      {error ?? hint}
    </FormHelperText>
  );
}
