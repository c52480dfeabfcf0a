import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, type ReactNode } from 'react';

import { shortCoverageText } from '../../clinic/payer/coverage-text';
import { paysFor } from '../../clinic/payer/payer';
import { TurnoPayer, type TurnoPayerProps } from '../../clinic/payer/TurnoPayer';
import type { PayerCoverage } from '../../clinic/payer/useTurnoCoverage';
import { FormButtons } from '../../kit/form/FormButtons';
import { FormBanner } from '../../kit/notify/FormBanner';
import { NOT_LOW } from '../../kit/ui/breakpoints';
import { bottomBar } from '../../kit/ui/sticky-bar';
import { theme } from '../../kit/ui/theme';
import { NARROW, unseen, WIDE } from './booking-layout';
import { PATIENT_FORM_ID } from './patient/PatientForm';
import { bookingTexts } from '../../clinic/booking/texts';
import type { ForWhomValues } from './send/for-whom-form';
import { texts } from './texts';

const Box = styled('section')({
  display: 'grid',
  gap: 8,
  padding: '12px 16px',
  margin: '0 -16px',
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.control}`,
  // Sticky once a slot is chosen and the window is high enough.
  [NOT_LOW]: { '&[data-at-hand="true"]': { position: 'sticky', bottom: 0, zIndex: 5 } },
  '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' },
  // Dots between the facts; at the start of a line they are cut off.
  '& dl': { display: 'flex', flexWrap: 'wrap', marginLeft: -14, clipPath: 'inset(0 0 0 14px)' },
  '& dl > div': { display: 'flex', position: 'relative', paddingLeft: 14 },
  '& dl > div::before': {
    // Silent where the browser knows how.
    content: ['"·"', '"·" / ""'],
    position: 'absolute',
    left: 4,
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { fontWeight: 600 },
  [WIDE]: {
    position: 'static !important',
    margin: 0,
    padding: 24,
    gap: 16,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
    '& dl': { display: 'grid', gap: 4, marginLeft: 0, clipPath: 'none' },
    '& dl > div': { justifyContent: 'space-between', gap: 16, paddingLeft: 0 },
    '& dl > div::before': { content: 'none' },
    '& dt': { color: theme.vars.palette.text.secondary },
    '& dd': { textAlign: 'right', '&::first-letter': { textTransform: 'uppercase' } },
  },
  [NARROW]: {
    '& h2, & dt, & .roomy': unseen,
  },
});

interface Props {
  /** `roomy` rows need space. */
  rows: { label: string; text: string; roomy?: boolean }[];
  /** Sticks while the page scrolls. */
  atHand: boolean;
  note: string | undefined;
  /** The missing choice; null: none. */
  missing: string | null;
  /** Focuses the missing choice. */
  onMissing: () => void;
  /** Default: for one appointment. */
  submitText?: string | undefined;
  sending: boolean;
  /** Sent before without a clear answer. */
  isRetry: boolean;
  failure: string | null;
  /** More rows. */
  children?: ReactNode;
}

export function BookingSummary(props: Props) {
  const { rows, atHand, note, missing, onMissing, submitText, sending, isRetry, failure, children } = props;
  const missingId = useId();
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { submit, busy } = bookingTexts.modes.patient;
  const canRetry = isRetry && missing === null;
  useEffect(() => {
    // After a reload nothing has the focus.
    if (canRetry && document.activeElement === document.body) button.current?.focus();
  }, [canRetry]);
  return (
    <Box ref={atHand ? bottomBar : undefined} aria-labelledby={titleId} data-at-hand={atHand}>
      <Typography variant="h2" id={titleId}>
        {texts.bookingSummary.title}
      </Typography>
      <dl>
        {rows.map(({ label, text, roomy }) => (
          <div key={label} className={roomy ? 'roomy' : undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {children}
      </dl>
      {failure !== null && <FormBanner kind="error">{failure}</FormBanner>}
      {missing !== null && (
        <Typography id={missingId} color="textSecondary">
          {missing}
        </Typography>
      )}
      {note !== undefined && <Typography variant="body2">{note}</Typography>}
      <FormButtons
        ref={button}
        form={PATIENT_FORM_ID}
        submitLabel={isRetry ? bookingTexts.retry : (submitText ?? submit)}
        busyLabel={busy}
        busy={sending}
        missing={missing === null ? null : { id: missingId, onPress: onMissing }}
      />
    </Box>
  );
}

/** Without a copay for a patient whom an own coverage doesn't cover. */
export function BookingPayer({ chosen, ...props }: TurnoPayerProps) {
  const { forWhom } = useFormikContext<ForWhomValues>().values;
  return <TurnoPayer {...props} chosen={chosen && paysFor(chosen.payer, forWhom) ? chosen : undefined} />;
}

interface PayerRowProps {
  covered: PayerCoverage;
  currency: string;
}

export function PayerRow({ covered: { payer, coverage }, currency }: PayerRowProps) {
  const { forWhom } = useFormikContext<ForWhomValues>().values;
  if (!coverage || !paysFor(payer, forWhom)) return null;
  return (
    <div>
      <dt>{payer.name}</dt>
      <dd>{shortCoverageText(coverage, currency)}</dd>
    </div>
  );
}
