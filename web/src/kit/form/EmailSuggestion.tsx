import Link from '@mui/material/Link';

interface Props {
  email: string;
  onAccept: () => void;
}

/** Replaces the hint of an e-mail field. */
export function EmailSuggestion({ email, onAccept }: Props) {
  return (
    <span role="status">
      <Link
        component="button"
        type="button"
        variant="body2"
        // As high as a finger, in a hint's line.
        sx={{ py: 3, my: -3, textAlign: 'left', overflowWrap: 'anywhere' }}
        onClick={onAccept}
      >
        {`¿Quisiste decir ${email}?`}
      </Link>
    </span>
  );
}
