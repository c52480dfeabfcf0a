import DialogActions from '@mui/material/DialogActions';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

import { FormButtons } from '../../../kit/form/FormButtons';
import { up } from '../../../kit/ui/breakpoints';
import { texts } from '../texts';

/** Rooms beside hours, with a visible price panel. */
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
  missing: string | undefined;
  /** Focuses the missing field. */
  onMissing: () => void;
  /** For phones, where the price panel is off-screen. */
  total: { hours: string; cost: string } | undefined;
  saving: boolean;
  isReady: boolean;
  submitText: string;
  onCancel: () => void;
}

export function RentFoot({ missing, onMissing, total, saving, isReady, submitText, onCancel }: Props) {
  const missingId = useId();
  return (
    <Foot>
      {missing && <p id={missingId}>{missing}</p>}
      {total && (
        <p className="total" aria-hidden="true">
          <span>{total.hours}</span>
          <strong>{total.cost}</strong>
        </p>
      )}
      <div>
        <FormButtons
          submitLabel={submitText}
          busyLabel={texts.rentDialog.busy}
          busy={saving}
          missing={
            isReady ? null : { id: missing && missingId, onPress: missing === undefined ? undefined : onMissing }
          }
          out={{ label: texts.rentDialog.cancel, onPress: onCancel }}
        />
      </div>
    </Foot>
  );
}
