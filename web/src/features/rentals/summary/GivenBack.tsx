import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';

import { formatMoney } from '../../../kit/text/money';
import { longDate } from '../../../kit/time/wall-time';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import type { Summary } from './useMonthlySummary';

const List = styled('ul')({
  '&&': { display: 'grid', padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    gap: '4px 16px',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    breakInside: 'avoid',
  },
  '& .date::first-letter': { textTransform: 'uppercase' },
  '& .date': { fontWeight: 600 },
  '& .owed': { textAlign: 'right' },
  '& .muted': {
    gridColumn: '1 / -1',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
});
const Total = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  fontVariantNumeric: 'tabular-nums',
});

interface Props {
  summary: Summary;
  currency: string | undefined;
}

/** With credits, and the month's total including the rest owed. */
export function GivenBack({ summary: { givenBack, totals }, currency }: Props) {
  const titleId = useId();
  if (givenBack.length === 0) return null;
  const says = texts.summary.givenBack;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <Card component="section" sx={{ gap: 3, breakInside: 'avoid' }} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {says.title}
      </Typography>
      <List>
        {givenBack.map(({ id, date, startTime, endTime, roomName, finalCost, credit }) => (
          <li key={id}>
            <span className="date">{longDate(date)}</span>
            <span className="owed">
              <span style={visuallyHidden}>{says.owed}: </span>
              {money(credit?.owed ?? 0)}
            </span>
            <span className="muted">
              {roomName} · {startTime}-{endTime} ·{' '}
              {says.credit(credit?.percentage ?? 0, money(credit?.amount ?? 0), money(finalCost))}
              {credit?.by === 'clinic' && ` · ${says.byClinic}`}
              {credit?.reason && ` · ${credit.reason}`}
            </span>
          </li>
        ))}
      </List>
      <div>
        <Total>
          <span>{says.standing}</span> <span>{money(totals.finalCost)}</span>
        </Total>
        <Total>
          <span>{says.uncredited}</span> <span>{money(totals.uncreditedAmount)}</span>
        </Total>
        <Total>
          <strong>{says.totalOwed}</strong> <strong>{money(totals.totalOwed)}</strong>
        </Total>
      </div>
    </Card>
  );
}
