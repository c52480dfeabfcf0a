import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';

import { up } from '../../shared/ui/breakpoints';
import { texts } from './texts';

/** From here on the rooms stand beside the hours, and the panel with the price is in sight. */
export const SIDE_BY_SIDE = up('tablet');

const Foot = styled(DialogActions)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  gap: 8,
  paddingBottom: 12,
  '& > div': {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: 12,
    '& > button': { paddingInline: 16, whiteSpace: 'nowrap' },
    '& > button:last-child': { flex: '1 1 auto', maxWidth: 280 },
  },
  '& > p': { display: 'flex', justifyContent: 'space-between', gap: 12, fontSize: '0.875rem', lineHeight: '1.25rem' },
  [SIDE_BY_SIDE]: { '& > .total': { display: 'none' }, '& > p': { justifyContent: 'flex-end' } },
});

interface Props {
  /** What must be chosen before it can be sent. */
  missing: string | undefined;
  /** What it comes to, once that is known; for a phone, where the panel with the price is out of sight. */
  total: { hours: string; cost: string } | undefined;
  saving: boolean;
  isReady: boolean;
  submitText: string;
  onCancel: () => void;
}

/** Below the form that rents a day: what is missing or what it costs, and the buttons. */
export function RentFoot({ missing, total, saving, isReady, submitText, onCancel }: Props) {
  return (
    <Foot>
      {missing && <p id="falta">{missing}</p>}
      {total && (
        <p className="total" aria-hidden="true">
          <span>{total.hours}</span>
          <strong>{total.cost}</strong>
        </p>
      )}
      <div>
        <Button variant="outlined" aria-disabled={saving} onClick={saving ? undefined : onCancel}>
          {texts.rentDialog.cancel}
        </Button>
        {/* Not `disabled`: the focus would be lost with the press, and a press says what is missing. */}
        <Button type="submit" aria-disabled={saving || !isReady} aria-describedby={missing && 'falta'}>
          {saving ? texts.rentDialog.busy : submitText}
        </Button>
      </div>
    </Foot>
  );
}
