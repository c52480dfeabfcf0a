import { styled } from '@mui/material/styles';
import { dateText } from '@turnero/api/domain/date-text';

import { addDays } from '../../kit/time/wall-time';
import type { PaletteStatus } from '../../kit/ui/palette';
import { theme } from '../../kit/ui/theme';
import type { CoverageStep, MatrixCell } from './coverage-matrix';
import { texts } from './texts';

const TONES: Record<CoverageStep['outcome'], PaletteStatus> = {
  yes: 'done',
  with_copay: 'pending',
  with_authorization: 'confirmed',
  no: 'cancelled',
};

/** Tinted with a rule of its own; the tint only repeats the words. */
const Answer = styled('span')(
  { display: 'block', fontSize: '0.875rem', lineHeight: '1.25rem' },
  ...Object.entries(TONES).map(([outcome, tone]) => ({
    [`& > .own[data-outcome="${outcome}"]`]: {
      background: theme.vars.palette[tone].chip,
      color: theme.vars.palette[tone].text,
    },
  })),
  {
    '& > .own': { display: 'inline-block', padding: '0 6px', borderRadius: 4, fontWeight: 600 },
    '& > :not(.own)': { color: theme.vars.palette.text.secondary },
    '& > .more': { display: 'block' },
  },
);

/** Today's answer, its source, and the next change. */
export function CellAnswer({ cell, id, currency }: { cell: MatrixCell; id?: string; currency: string | undefined }) {
  const [now] = cell.steps;
  const next = cell.change;
  if (!now) return null;
  const answer = texts.answer(now, currency);
  const ends = now.source === 'own' && next?.source !== 'own';
  return (
    <Answer id={id}>
      <span className={now.source === 'own' ? 'own' : undefined} data-outcome={now.outcome}>
        {now.source === 'own' ? answer : texts.cell[now.source](answer)}
      </span>
      {next && (
        <span className="more">
          {' '}
          {ends ? (
            <>
              {texts.cell.until} <Day day={addDays(next.from, -1)} />
            </>
          ) : (
            <>
              {texts.cell.from} <Day day={next.from} />
              {texts.cell.later(texts.answer(next, currency))}
            </>
          )}
        </span>
      )}
      {cell.exceptions > 0 && <span className="more"> {texts.cell.exceptions(cell.exceptions)}</span>}
    </Answer>
  );
}

/** Stays on one line. */
function Day({ day }: { day: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{dateText(day)}</span>;
}
