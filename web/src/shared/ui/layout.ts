import { styled } from '@mui/material/styles';

/** The width every page keeps, with its side margins. */
export const PageWidth = styled('div')({ maxWidth: 1200, margin: '0 auto', padding: '24px 16px', width: '100%' });

/** Something set apart: white, a line around it, round corners. */
export const Card = styled('article')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 16,
  minWidth: 0,
  background: 'var(--surface)',
  border: '1px solid var(--divider)',
  borderRadius: 16,
});

/** As many columns as fit, none narrower than 320 px (or the screen). */
export const CardGrid = styled('ul')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  '& > li': { display: 'grid' },
});

export const Muted = styled('p')({ color: 'var(--muted)' });
