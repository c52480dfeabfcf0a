import { styled } from '@mui/material/styles';

const Text = styled('p')({
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: 'var(--muted)',
  '&[data-error="true"]': { color: 'var(--cancelled-text)', fontWeight: 600 },
});

interface Props {
  id: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** The error of a field, or its hint. The field names `id` in aria-describedby. */
export function FieldMessage({ id, error, hint }: Props) {
  if (!error && !hint) return null;
  return (
    <Text id={id} data-error={Boolean(error)}>
      {error ?? hint}
    </Text>
  );
}
