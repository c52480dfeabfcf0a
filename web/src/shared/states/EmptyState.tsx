import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '32px 16px',
  textAlign: 'center',
  border: '1px dashed var(--control)',
  borderRadius: 16,
  color: 'var(--muted)',
  '& p:first-of-type': { color: 'var(--ink)', fontWeight: 600 },
});

interface Props {
  title: string;
  text?: string;
  /** The next thing to do: a button or a link. */
  action?: ReactNode;
}

/** What a list shows when it has nothing to show. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <Box>
      <p>{title}</p>
      {text && <p>{text}</p>}
      {action}
    </Box>
  );
}
