import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { capitalized } from '../../../kit/text/capitalized';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import { WEEK_DAYS } from '../week/week-form';
import type { HoursQuotaFactsFragment } from './booking-rules.generated';
import { QuotaDialog } from './QuotaDialog';

const List = styled('ul')({
  '&&': { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' },
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li > span': { flex: '1 1 12rem' },
  '& .note': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
});

interface Props {
  professionalId: number;
  quotas: readonly HoursQuotaFactsFragment[];
}

export function QuotasList({ professionalId, quotas }: Props) {
  const [chosen, setChosen] = useState<{ open: boolean; entryId: number } | null>(null);
  const shown = quotas.find(({ entryId }) => entryId === chosen?.entryId);
  return (
    <>
      <List>
        {quotas.map((quota) => (
          <li key={quota.entryId}>
            <span>
              {capitalized(hoursOf(quota))}
              <span className="note">{texts.quotas.summary(quota)}</span>
            </span>
            <Button
              variant="outlined"
              size="small"
              aria-label={texts.quotas.changeOf(hoursOf(quota))}
              onClick={() => setChosen({ open: true, entryId: quota.entryId })}
            >
              {texts.quotas.change}
            </Button>
          </li>
        ))}
      </List>
      {chosen && shown && (
        <QuotaDialog
          key={shown.entryId}
          open={chosen.open}
          professionalId={professionalId}
          stored={shown}
          hours={hoursOf(shown)}
          onClose={() => setChosen({ ...chosen, open: false })}
        />
      )}
    </>
  );
}

function hoursOf({ dayOfWeek, startTime, endTime }: HoursQuotaFactsFragment): string {
  const day = WEEK_DAYS.find((it) => it.dayOfWeek === dayOfWeek)?.name ?? '';
  return texts.quotas.hours(day, startTime, endTime);
}
