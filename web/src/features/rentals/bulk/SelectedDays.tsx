import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, type Ref } from 'react';

import { FieldMessage } from '../../../shared/form/FieldMessage';
import { FormBanner } from '../../../shared/form/FormBanner';
import { shortDate } from '../../../shared/time/clinic-time';
import { CloseIcon, WarningIcon } from '../../../shared/ui/icons';
import { texts } from '../texts';
import type { FallenDay } from './bulk-days';
import { FallenDays } from './FallenDays';

/** Own: days stand side by side, and one in trouble takes a line of its own. */
const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& button': { gap: 6, padding: '6px 12px', fontWeight: 500 },
  '& li[data-troubled="true"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    width: '100%',
    color: 'var(--cancelled-text)',
    '& > span': { display: 'flex', gap: 6, flex: '1 1 200px', minWidth: 0 },
    '& svg': { flex: 'none', marginTop: 2 },
  },
});

interface Props {
  days: ReadonlySet<string>;
  /** Why a chosen day cannot be rented, or could not be, by date. */
  troubles: ReadonlyMap<string, string>;
  /** How many could not be rented at the last try. */
  failedCount: number;
  fallen: readonly FallenDay[];
  /** Shown while no day is chosen. */
  error: string | undefined;
  /** Takes the focus after a try that did not work for all days. */
  failureRef: Ref<HTMLDivElement>;
  onRemove: (dates: readonly string[]) => void;
  /** Chooses the fallen days again that fit by now. */
  onRestore: () => void;
}

/** The chosen days of all months, each with its way out; first those in trouble, with the reason. */
export function SelectedDays({ days, troubles, failedCount, fallen, error, failureRef, onRemove, onRestore }: Props) {
  const says = texts.bulk.selectedDays;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Where the focus goes once the day that had it is gone. */
  const toFocus = useRef<number | null>(null);
  const all = [...days].sort();
  const ordered = [...all.filter((date) => troubles.has(date)), ...all.filter((date) => !troubles.has(date))];

  useEffect(() => {
    if (toFocus.current === null) return;
    const next = list.current?.children[Math.min(toFocus.current, days.size - 1)]?.querySelector('button');
    toFocus.current = null;
    (next ?? heading.current)?.focus();
  }, [days]);

  const remove = (dates: readonly string[], index: number) => {
    toFocus.current = index;
    onRemove(dates);
  };

  return (
    <Card component="section" aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId} ref={heading} tabIndex={-1}>
        {says.title(days.size)}
      </Typography>
      {failedCount > 0 && (
        <div ref={failureRef} tabIndex={-1}>
          <FormBanner kind="error">{says.failed(failedCount)}</FormBanner>
        </div>
      )}
      {days.size === 0 && error === undefined && <Typography color="textSecondary">{says.hint}</Typography>}
      {days.size === 0 && error !== undefined && <FieldMessage id={`${headingId}-error`} error={error} />}
      <List ref={list}>
        {ordered.map((date, index) => (
          <li key={date} data-troubled={troubles.has(date)}>
            <Button variant="outlined" size="small" onClick={() => remove([date], index)}>
              <span>
                <span className="visually-hidden">{says.remove} </span>
                {shortDate(date)}
              </span>
              <CloseIcon fontSize="inherit" />
            </Button>
            {troubles.has(date) && (
              <span>
                <WarningIcon fontSize="small" />
                {troubles.get(date)}
              </span>
            )}
          </li>
        ))}
      </List>
      {troubles.size > 1 && (
        <Button variant="outlined" size="small" onClick={() => remove([...troubles.keys()], 0)}>
          {says.removeTroubled(troubles.size)}
        </Button>
      )}
      <FallenDays
        fallen={fallen}
        onRestore={() => {
          heading.current?.focus();
          onRestore();
        }}
      />
    </Card>
  );
}
