import { styled } from '@mui/material/styles';

const Optional = styled('span')({ fontWeight: 400, color: 'var(--muted)' });

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
      {isOptional && <Optional> (opcional)</Optional>}
    </>
  );
}
