import { styled } from '@mui/material/styles';

const Items = styled('ul')({
  '&&': {
    display: 'grid',
    gap: 4,
    maxHeight: 'max(24vh, 120px)',
    overflowY: 'auto',
    padding: '8px 12px 8px 28px',
    // What is cut at its edge goes on below.
    border: '1px solid var(--divider)',
    borderRadius: 8,
    listStyle: 'disc',
  },
  '& li::first-letter': { textTransform: 'uppercase' },
});

interface Props {
  /** To screen readers. */
  label: string;
  items: readonly { id: string; text: string }[];
}

/** What a yes to a question is about, by name. */
export function ConsequenceList({ label, items }: Props) {
  return (
    // A list that scrolls is reached by the keyboard.
    <Items tabIndex={0} aria-label={label}>
      {items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </Items>
  );
}
