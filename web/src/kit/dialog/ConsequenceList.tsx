import { styled } from '@mui/material/styles';

import { theme } from '../ui/theme';

const Items = styled('ul')({
  '&&': {
    display: 'grid',
    gap: 4,
    maxHeight: 'max(24vh, 120px)',
    overflowY: 'auto',
    padding: '8px 12px 8px 28px',
    // Shows that the clipped list scrolls.
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    listStyle: 'disc',
  },
  '& li::first-letter': { textTransform: 'uppercase' },
});

interface Props {
  label: string;
  items: readonly { id: string; text: string }[];
}

export function ConsequenceList({ label, items }: Props) {
  return (
    // A full dialog shrinks a scrolling child to half a line, but not its wrapper.
    <div>
      {/* Keyboards need it to scroll. */}
      <Items tabIndex={0} aria-label={label}>
        {items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </Items>
    </div>
  );
}
