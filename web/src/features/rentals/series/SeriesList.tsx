import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useRef, useState } from 'react';

import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { formatMoney } from '../../../kit/text/money';
import { intervalText } from '../../../kit/time/intervals';
import { comingOf, endingFrom } from './ending';
import { EndSeriesDialog } from './EndSeriesDialog';
import type { RentedSeriesFragment } from './series.generated';
import { texts } from './texts';

const Prices = styled('details')({
  '& summary': { display: 'list-item', minHeight: 44, lineHeight: '44px', cursor: 'pointer' },
  '& ul': { display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  series: readonly RentedSeriesFragment[];
  currency: string | undefined;
  isForOther: boolean;
  reload: () => Promise<unknown>;
}

/** With coming dates, at the agreed price. */
export function SeriesList({ series, currency, isForOther, reload }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLElement>(null);
  const [ending, setEnding] = useState<{ series: RentedSeriesFragment; isOpen: boolean }>();
  useKeptFocus(list, () => title.current?.focus());
  const says = texts.list;
  return (
    <Stack component="section" spacing={3} ref={list} aria-labelledby={titleId}>
      <Typography variant="h3" component="h2" id={titleId} ref={title} tabIndex={-1}>
        {says.title}
      </Typography>
      {series.length === 0 && <Typography color="textSecondary">{says.empty}</Typography>}
      {series.map((one) => (
        <SeriesCard
          key={one.id}
          series={one}
          currency={currency}
          onEnd={() => setEnding({ series: one, isOpen: true })}
        />
      ))}
      <EndSeriesDialog
        key={ending?.series.id}
        open={ending?.isOpen === true}
        // The credit may have changed.
        series={series.find(({ id }) => id === ending?.series.id) ?? ending?.series}
        currency={currency}
        isForOther={isForOther}
        onChange={reload}
        onClose={() => setEnding((it) => it && { ...it, isOpen: false })}
      />
    </Stack>
  );
}

interface CardProps {
  series: RentedSeriesFragment;
  currency: string | undefined;
  onEnd: () => void;
}

function SeriesCard({ series, currency, onEnd }: CardProps) {
  const textId = useId();
  const coming = comingOf(series);
  const says = texts.list;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <Card component="article" aria-labelledby={textId}>
      <Typography variant="subtitle1" component="h3" id={textId}>
        {series.text}
      </Typography>
      <p>
        {series.roomName} ·{' '}
        {coming.length === 0 ? says.none : says.coming(coming.length, money(endingFrom(coming, '').cost))}
      </p>
      {coming.length > 0 && (
        <>
          <Prices>
            <summary>
              {says.rentals}
              <span style={visuallyHidden}>: {series.text}</span>
            </summary>
            <ul>
              {coming.map((rental) => (
                <li key={rental.id}>
                  {says.rental(rental.date, intervalText(rental), money(rental.finalCost), rental.discountRule)}
                </li>
              ))}
            </ul>
          </Prices>
          <div>
            <Button variant="outlined" size="small" aria-describedby={textId} onClick={onEnd}>
              {says.end}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
