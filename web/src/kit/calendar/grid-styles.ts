import { styled } from '@mui/material/styles';

/** Narrower cells cannot hold "disponible" at 13 px. A window of 600 px leaves 526 px; em follow large text. */
const NARROW = '@container (max-width: 32.4em)';
/** Narrower cells cannot hold "disponible" at 14 px. */
const SMALL_WORDS = '@container (max-width: 38.7em)';

export const GridFrame = styled('div')({
  containerType: 'inline-size',
  '& > .legend': { display: 'none', marginTop: 12 },
  [NARROW]: { '& > .legend': { display: 'flex' } },
});

const colours = (name: string) => ({
  background: `var(--${name}-chip)`,
  color: `var(--${name}-text)`,
  borderColor: `var(--${name}-edge)`,
});

export const GridTable = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  '&[aria-busy="true"] tbody': { opacity: 0.6 },
  '& th': { padding: '8px 0', fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 600, color: 'var(--muted)' },
  // Any height makes `height: 100%` work: a week's days are equally high.
  '& td': { position: 'relative', padding: 0, height: 1 },
  '& button': {
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    width: '100%',
    minHeight: 72,
    padding: 2,
    border: '1px solid transparent',
    borderRadius: 8,
    font: 'inherit',
    lineHeight: '1.25rem',
    cursor: 'pointer',
    overflowWrap: 'normal',
  },
  '& button:focus-visible': { position: 'relative', zIndex: 1 },
  '& button[aria-disabled="true"]': { cursor: 'default' },
  '& .number': { display: 'inline-flex', alignItems: 'center', gap: 2, fontWeight: 700 },
  '& .text': { fontSize: '0.875rem', lineHeight: '1.125rem' },
  '& .waiting': { width: '60%', height: 12, marginTop: 4, borderRadius: 4, background: 'currentColor', opacity: 0.15 },
  '& .short': { display: 'none' },
  '& .label': { maxWidth: '100%', overflowWrap: 'anywhere', fontWeight: 600 },
  '& [data-state="past"]': { ...colours('absent'), borderColor: 'transparent' },
  '& [data-state="available"]': colours('done'),
  '& [data-state="partial"]': colours('partial'),
  '& [data-state="unavailable"]': { ...colours('cancelled'), borderColor: 'transparent' },
  '& [data-state="closed"]': { ...colours('absent'), borderColor: 'transparent' },
  '& [data-state="own"]': colours('confirmed'),
  '& [data-state="plain"]': { background: 'var(--surface)', color: 'var(--ink)', borderColor: 'var(--divider)' },
  '& [data-marked="true"]': { borderWidth: 2 },
  '& [data-quiet="true"]': {
    background: 'transparent',
    color: 'var(--muted)',
    borderColor: 'var(--control)',
    borderStyle: 'dashed',
  },
  '& [data-quiet="true"][data-state="own"]': { color: 'var(--confirmed-text)', borderColor: 'var(--confirmed-edge)' },
  '& [aria-current="date"]:where(:not([aria-pressed]))': { ...colours('confirmed'), borderWidth: 2 },
  // With toggles, colours mean content, so today is underlined.
  '& [aria-pressed][aria-current="date"] .number': {
    textDecoration: 'underline',
    textUnderlineOffset: 4,
    textDecorationThickness: 2,
  },
  '& [aria-selected="true"] button': {
    background: 'var(--primary)',
    color: 'var(--on-primary)',
    borderColor: 'var(--primary)',
  },
  [SMALL_WORDS]: { '& .text': { fontSize: '0.8125rem', lineHeight: '1rem' } },
  [NARROW]: {
    borderSpacing: 1,
    '& .text': { fontSize: '0.875rem', lineHeight: '1.125rem' },
    '& button': { minHeight: 56 },
    '& .full': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& .short': { display: 'inline' },
  },
});
