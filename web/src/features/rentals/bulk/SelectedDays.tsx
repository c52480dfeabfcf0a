import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useImperativeHandle, useRef, type Ref } from 'react';

import { daysClosedText } from '../../../clinic/hours/closed-meanwhile';
import { useFocusNext } from '../../../kit/focus/useFocusNext';
import { useRefMap } from '../../../kit/focus/useRefMap';
import { FieldMessage } from '../../../kit/form/FieldMessage';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { shortDate } from '../../../kit/time/wall-time';
import { CloseIcon, WarningIcon } from '../../../kit/ui/icons';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import type { FallenDay } from './bulk-days';

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
    color: theme.vars.palette.cancelled.text,
    '& > span': { display: 'flex', gap: 6, flex: '1 1 200px', minWidth: 0 },
    '& svg': { flex: 'none', marginTop: 2 },
  },
});

interface Props {
  days: ReadonlySet<string>;
  /** By date: why a day can't be rented, or failed. */
  troubles: ReadonlyMap<string, string>;
  /** Fitted when selected. */
  closedCount: number;
  refusedCount: number;
  /** May be rented. */
  unsureCount: number;
  fallen: readonly FallenDay[];
  error: string | undefined;
  /** When some days failed. */
  failureRef: Ref<HTMLDivElement>;
  troubleRef: Ref<HTMLElement | undefined>;
  onRemove: (dates: readonly string[]) => void;
  onRestore: () => void;
}

/** Selected days of all months; troubled days first, with the reason. */
export function SelectedDays({
  days,
  troubles,
  closedCount,
  refusedCount,
  unsureCount,
  fallen,
  error,
  failureRef,
  troubleRef,
  onRemove,
  onRestore,
}: Props) {
  const says = texts.bulk.selectedDays;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const buttons = useRefMap<string>();
  const focusNext = useFocusNext();
  const all = [...days].sort();
  const ordered = [...all.filter((date) => troubles.has(date)), ...all.filter((date) => !troubles.has(date))];

  useImperativeHandle(troubleRef, () => buttons.get(ordered.find((date) => troubles.has(date))));

  const remove = (dates: readonly string[], index: number) => {
    const left = ordered.filter((date) => !dates.includes(date));
    const isThere = () => dates.some((date) => buttons.get(date));
    focusNext(() => (isThere() ? undefined : (buttons.get(left[index] ?? left.at(-1)) ?? heading.current)));
    onRemove(dates);
  };

  return (
    <Card component="section" aria-labelledby={headingId}>
      <Typography variant="h3" id={headingId} ref={heading} tabIndex={-1}>
        {says.title(days.size)}
      </Typography>
      {closedCount > 0 && <FormBanner kind="error">{daysClosedText(closedCount)}</FormBanner>}
      {refusedCount + unsureCount > 0 && (
        <div ref={failureRef} tabIndex={-1}>
          {refusedCount > 0 && <FormBanner kind="error">{says.failed(refusedCount)}</FormBanner>}
          {unsureCount > 0 && <FormBanner kind="error">{says.unsure(unsureCount)}</FormBanner>}
        </div>
      )}
      {days.size === 0 && error === undefined && <Typography color="textSecondary">{says.hint}</Typography>}
      {days.size === 0 && error !== undefined && <FieldMessage id={`${headingId}-error`} error={error} />}
      <List>
        {ordered.map((date, index) => (
          <li key={date} data-troubled={troubles.has(date)}>
            <Button ref={buttons.ref(date)} variant="outlined" size="small" onClick={() => remove([date], index)}>
              <span>
                <span style={visuallyHidden}>{says.remove} </span>
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

interface FallenDaysProps {
  fallen: readonly FallenDay[];
  onRestore: () => void;
}

/** Days that new settings deselected. One click restores those that fit again, as changing hours takes two steps. */
function FallenDays({ fallen, onRestore }: FallenDaysProps) {
  if (fallen.length === 0) return null;
  const fitting = fallen.filter(({ reason }) => reason === '').length;
  return (
    <div>
      <Typography color="textSecondary">{texts.bulk.fallenDays.count(fallen.length)}:</Typography>
      <ul>
        {fallen.map(({ date, reason }) => (
          <li key={date}>
            {shortDate(date)}: {reason || texts.bulk.fallenDays.fits}
          </li>
        ))}
      </ul>
      {fitting > 0 && (
        <Button variant="outlined" size="small" onClick={onRestore}>
          {texts.bulk.fallenDays.restore(fitting)}
        </Button>
      )}
    </div>
  );
}
