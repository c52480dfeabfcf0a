import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { Form } from 'formik';

/** Where choices and calendar stand side by side. */
export const WIDE = '@media (min-width: 900px)';
const FULL_SCREEN = '@media (max-width: 699.98px)';
/** In a low window, nothing may stand in the way of what is typed. */
const HIGH = '@media (min-height: 560px)';

/** The whole screen of a phone, a sheet over the page elsewhere. What has the focus is never below the bars. */
export const BookingSheet = styled(Dialog)({
  '& .MuiDialog-paper': {
    margin: 16,
    width: 'calc(100% - 32px)',
    maxWidth: 1040,
    maxHeight: 'calc(100% - 32px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    overflowWrap: 'anywhere',
    [HIGH]: { scrollPaddingTop: 80, scrollPaddingBottom: 152 },
  },
  '&[data-narrow="true"] .MuiDialog-paper': { maxWidth: 640 },
  [FULL_SCREEN]: {
    '& .MuiDialog-paper': { margin: 0, width: '100%', height: '100%', maxHeight: 'none', border: 0, borderRadius: 0 },
  },
});

/** As high as what is in it: a form that shrank would let go of its bars half way down. */
export const SheetForm = styled(Form)({
  display: 'grid',
  flex: '1 0 auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
});

export const SheetTop = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 16px',
  background: 'var(--surface)',
  borderBottom: '1px solid var(--divider)',
  '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' },
  [HIGH]: { position: 'sticky', top: 0, zIndex: 6 },
  [WIDE]: { paddingLeft: 24 },
});

export const SheetBody = styled('div')({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 16,
  '& > .whole-row': { gridColumn: '1 / -1', '&:empty': { display: 'none' } },
  // The steps stand in the sheet itself, not in cards of their own.
  '& section[id]': { padding: 0, border: 0, gap: 12, borderRadius: 0, background: 'transparent', scrollMarginTop: 0, scrollMarginBottom: 0 },
  '& h3': { fontSize: '1.125rem', lineHeight: '1.5rem' },
  [WIDE]: { padding: 24, gap: 32, alignItems: 'start', '&[data-columns="2"]': { gridTemplateColumns: '280px minmax(0, 1fr)' } },
});

export const SheetSteps = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

export const SheetFoot = styled('div')({
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--control)',
  [HIGH]: { position: 'sticky', bottom: 0, zIndex: 6 },
  [WIDE]: { padding: '12px 24px' },
  '& .chosen': { fontWeight: 600 },
  '& .missing': { color: 'var(--muted)' },
  '& .buttons': { display: 'flex', gap: 12, justifyContent: 'flex-end', flexWrap: 'wrap' },
  '& .row': { display: 'grid', gap: 8, [WIDE]: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 24 } },
  [FULL_SCREEN]: { '& .buttons > *': { flex: '1 1 auto', padding: '8px 12px' } },
});
