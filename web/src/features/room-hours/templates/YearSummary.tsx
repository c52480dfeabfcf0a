import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';

import { SelectField } from '../../../kit/form/SelectField';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { monthName, monthNames, monthParts } from '../../../kit/time/wall-time';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import type { RoomYears } from '../useRoomYears';
import { cutName, monthsOf, monthText, percentOf } from '../year';

/** The label stands beside the select. */
const Head = styled(Stack)({
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 8,
  '& > div': { flexDirection: 'row', alignItems: 'center', gap: 8 },
  '& label': { margin: 0 },
});
const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: 6,
  '& button': {
    display: 'grid',
    gap: 2,
    alignContent: 'start',
    width: '100%',
    minHeight: 56,
    padding: '6px 8px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
    background: 'transparent',
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& .month': { fontWeight: 700, color: theme.vars.palette.text.primary },
  '& [data-configured="true"]': {
    background: theme.vars.palette.done.chip,
    color: theme.vars.palette.done.text,
    borderColor: theme.vars.palette.done.edge,
  },
  '& [aria-current="true"]': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
});

interface Props {
  /** yyyy-MM. */
  month: string;
  today: string;
  years: RoomYears;
  showMonth: (month: string) => void;
  onChoose: (month: string) => void;
}

/** Twelve months with templates; buttons lead to hours. */
export function YearSummary({ month, today, years, showMonth, onChoose }: Props) {
  const titleId = useId();
  const { year, month: shown } = monthParts(month);
  const present = monthParts(today).year;
  const months = monthsOf(years.shown);
  const isWaiting = !years.shown && !years.failed;
  const configured = months.filter(({ isConfigured }) => isConfigured).length;
  const percent = percentOf(configured);
  const choices = [...new Set([present - 1, present, present + 1, year])].toSorted((one, other) => one - other);
  const names = monthNames();
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <Typography variant="h2" id={titleId}>
          {texts.yearSummary.title}
        </Typography>
        <SelectField
          label={texts.fields.year}
          value={String(year)}
          options={choices.map((choice) => ({ value: String(choice), label: String(choice) }))}
          onChange={(choice) => showMonth(monthText(Number(choice), shown))}
        />
      </Head>
      {years.failed && (
        <FormBanner kind="info">
          <div>
            <p>{texts.yearSummary.failed}</p>
            <Button variant="text" size="small" onClick={() => void years.reload()}>
              {texts.yearSummary.retry}
            </Button>
          </div>
        </FormBanner>
      )}
      <p role="status">{isWaiting ? texts.yearSummary.loading : texts.yearSummary.configured(configured, percent)}</p>
      <LinearProgress
        variant="determinate"
        value={isWaiting ? 0 : percent}
        aria-hidden="true"
        style={{ margin: '4px 0 12px' }}
      />
      <Tiles aria-busy={isWaiting}>
        {months.map(({ month: number, isConfigured, templateName }) => (
          <li key={number}>
            <button
              type="button"
              data-configured={isConfigured}
              aria-current={number === shown ? 'true' : undefined}
              title={templateName ?? undefined}
              onClick={() => onChoose(monthText(year, number))}
            >
              <span className="month">
                <span aria-hidden="true">{names[number - 1]?.slice(0, 3)}</span>
                <span style={visuallyHidden}>{monthName(monthText(year, number))}: </span>
              </span>
              {isWaiting ? <Waiting /> : <MonthStatus templateName={templateName} />}
            </button>
          </li>
        ))}
      </Tiles>
    </section>
  );
}

function MonthStatus({ templateName }: { templateName: string | null }) {
  return (
    <>
      <span aria-hidden="true">{templateName === null ? texts.unconfigured.short : cutName(templateName)}</span>
      <span style={visuallyHidden}>{templateName ?? texts.unconfigured.spoken}</span>
    </>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton aria-hidden="true" />
      <span style={visuallyHidden}>{texts.waiting}</span>
    </>
  );
}
