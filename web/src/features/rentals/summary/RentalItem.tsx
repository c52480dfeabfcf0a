import { styled } from '@mui/material/styles';

import { formatMoney } from '../../../shared/money';
import { longDate } from '../../../shared/time/clinic-time';
import { Button } from '../../../shared/ui/Button';
import type { SummaryRentalFragment } from './summary.generated';
import { durationText, percentText } from './summary-text';

const FROM_WIDE = '@media (min-width: 760px)';

const Row = styled('li')({
  display: 'grid',
  gap: '4px 16px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: '12px 16px',
  borderTop: '1px solid var(--divider)',
  breakInside: 'avoid',
  '&[data-weekend="true"]': { background: 'var(--primary-tint)', boxShadow: 'inset 4px 0 0 var(--primary)' },
  '& .when': { gridColumn: '1 / -1' },
  '& .date': { display: 'inline-block', fontWeight: 600 },
  '& .date::first-letter': { textTransform: 'uppercase' },
  '& .price': { textAlign: 'right', '& strong': { fontSize: '1.125rem' }, '& s': { color: 'var(--muted)', marginRight: 8 } },
  '& .act': { gridColumn: '1 / -1' },
  '& .remark': { gridColumn: '1 / -1', color: 'var(--muted)', fontSize: '0.875rem', lineHeight: '1.25rem' },
  [FROM_WIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) 170px 170px 104px',
    '& .when, & .act': { gridColumn: 'auto' },
  },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) 40mm 45mm', padding: '6px 12px', '& .when': { gridColumn: 'auto' }, printColorAdjust: 'exact' },
});
const Tags = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '& span': { padding: '1px 10px', border: '1px solid var(--primary)', borderRadius: 16, fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 600 },
  '& .weekend': { background: 'var(--surface)', color: 'var(--primary)' },
  '& .discount': { background: 'var(--done-chip)', color: 'var(--done-text)', borderColor: 'var(--done-edge)' },
});

interface Props {
  rental: SummaryRentalFragment;
  currency: string | undefined;
  /** The clinic's clock, an instant. */
  now: string;
  onCancel: () => void;
}

/** A rental: when, for how long, at what price, and what made it cheaper. */
export function RentalItem({ rental, currency, now, onCancel }: Props) {
  const { id, date, startTime, endTime, hours, baseCost, finalCost, discountPercentage, discountRule, isWeekend, viewerCan } = rental;
  const whenId = `reserva-${id}`;
  // Both are wall times of the clinic, so they compare as texts.
  const isToCome = `${date}T${startTime}` > now;
  return (
    <Row data-weekend={isWeekend}>
      <div className="when">
        <p id={whenId}>
          <span className="date">{longDate(date)}</span>{' '}
          <span className="hours">
            {startTime}-{endTime}
          </span>
        </p>
        {(isWeekend || discountPercentage > 0) && (
          <Tags>
            {isWeekend && <span className="weekend">Fin de semana</span>}
            {discountPercentage > 0 && (
              <span className="discount">
                {percentText(discountPercentage)} de descuento{discountRule && `: ${discountRule}`}
              </span>
            )}
          </Tags>
        )}
      </div>
      <p>
        <span className="visually-hidden">Duración: </span>
        {durationText(hours)}
      </p>
      <p className="price">
        {discountPercentage > 0 && (
          <s>
            <span className="visually-hidden">Sin descuento: </span>
            {formatMoney(baseCost, currency)}
          </s>
        )}
        <span className="visually-hidden">Precio: </span>
        <strong>{formatMoney(finalCost, currency)}</strong>
      </p>
      {viewerCan.cancel && (
        <div className="act no-print">
          <Button variant="outlined" size="small" aria-describedby={whenId} onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      )}
      {isToCome && !viewerCan.cancel && <p className="remark no-print">Faltan menos de 24 horas: ya no se puede cancelar.</p>}
    </Row>
  );
}
