import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';

import { asDialog } from '../../../kit/dialog/as-dialog';
import { GuardedDialog } from '../../../kit/dialog/GuardedDialog';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { CheckboxField } from '../../../kit/form/CheckboxField';
import { FieldMessage } from '../../../kit/form/FieldMessage';
import { FormButtons } from '../../../kit/form/FormButtons';
import { SelectField } from '../../../kit/form/SelectField';
import { useReportUnsaved, type ReportUnsaved } from '../../../kit/form/useUnsaved';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { BatchProgress } from '../../../kit/send/BatchProgress';
import { monthName, monthOf, monthParts } from '../../../kit/time/wall-time';
import { theme } from '../../../kit/ui/theme';
import type { RoomTemplateFactsFragment, RoomYearQuery } from '../room-hours.generated';
import { texts } from '../texts';
import type { MonthChange, MonthOutcome } from '../useSetMonth';
import { weekValues, type RoomWeekValues } from '../week-form';
import { monthsOf, monthText } from '../year';
import { useManyMonths, type MonthResult } from './useManyMonths';

const Months = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: 600 },
  '& .outcome': {
    display: 'block',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& .done': { color: theme.vars.palette.done.text },
  '& .failed': { color: theme.vars.palette.cancelled.text, fontWeight: 600 },
});

const TYPED = 'form';

interface Props {
  /** The form's week; null if invalid. */
  typed: RoomWeekValues | null;
  templates: readonly RoomTemplateFactsFragment[];
  roomId: number;
  /** Offered months; undefined while loading or failed. */
  months: RoomYearQuery['roomYear'] | undefined;
  hasFailed: boolean;
  /** The shown month, yyyy-MM. */
  month: string;
  today: string;
  setMonth: (change: MonthChange) => Promise<MonthOutcome>;
  /** After a failure: the retry builds on the new version. */
  reload: () => Promise<unknown>;
  /** Whether some month was, or may have been, changed. */
  onClose: (mayBeApplied: boolean) => void;
}

/**
 * Applies a template to several months, one call each: successes stay, failures can be retried. Includes next year's
 * months, as from November on clinics set January's hours.
 */
export const ManyMonthsDialog = asDialog(
  function ManyMonthsDialog(props: Props) {
    const { month, setMonth, roomId, onClose } = props;
    const run = useManyMonths({ roomId, year: monthParts(month).year, setMonth });
    return (
      <GuardedDialog
        title={texts.manyMonthsDialog.title}
        busy={run.progress !== null}
        onClose={() => onClose(run.applied > 0)}
      >
        {(report) => <Choices {...props} run={run} report={report} />}
      </GuardedDialog>
    );
  },
  { close: ({ onClose }) => onClose(true) },
);

interface ChoicesProps extends Props {
  run: ReturnType<typeof useManyMonths>;
  report: ReportUnsaved;
}

function Choices({ typed, templates, months, hasFailed, month, today, reload, onClose, run, report }: ChoicesProps) {
  const { year } = monthParts(month);
  const faultId = useId();
  const [source, setSource] = useState(typed ? TYPED : '');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [faults, setFaults] = useState<{ months?: string; template?: string }>({});
  const templateSelect = useRef<HTMLElement>(null);
  const firstMonth = useRef<HTMLInputElement>(null);
  useFocusOn(() => (faults.template ? templateSelect : faults.months ? firstMonth : null)?.current, faults);
  const busy = run.progress !== null;
  const isWaiting = !months && !hasFailed;
  const template = source === TYPED ? typed : valuesOf(templates.find(({ id }) => id === source));
  const isOver = (number: number) => monthText(year, number) < monthOf(today);
  const firstOpen = monthsOf(months).find(({ month: number }) => !isOver(number))?.month;
  const left = [...chosen]
    .filter((number) => !isApplied(run.results.get(number)))
    .toSorted((one, other) => one - other);
  useReportUnsaved('months', left.length > 0, report);

  const toggle = (number: number, isChosen: boolean) => {
    setFaults({});
    setChosen((before) => new Set(isChosen ? [...before, number] : [...before].filter((it) => it !== number)));
  };
  const apply = async () => {
    const missing = {
      ...(left.length === 0 && { months: texts.manyMonthsDialog.faults.months }),
      ...(!template && { template: texts.manyMonthsDialog.faults.template }),
    };
    setFaults(missing);
    if (left.length === 0 || !template || !months) return;
    const versions = new Map(months.months.map(({ month: number, version }) => [number, version]));
    const done = await run.start(
      left.map((number) => ({ month: number, version: versions.get(number) ?? 0 })),
      template,
    );
    if (done?.failed === 0) onClose(run.applied + done.applied > 0);
    else await reload();
  };
  return (
    <>
      <DialogContent>
        {hasFailed && <FormBanner kind="error">{texts.manyMonthsDialog.year.failed}</FormBanner>}
        {isWaiting && (
          <Typography color="textSecondary" role="status">
            {texts.manyMonthsDialog.year.loading}
          </Typography>
        )}
        <SelectField
          fieldRef={templateSelect}
          label={texts.fields.template}
          value={source}
          options={[
            { value: '', label: texts.manyMonthsDialog.choose },
            ...(typed ? [{ value: TYPED, label: texts.manyMonthsDialog.typed(typed.templateName.trim()) }] : []),
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          error={faults.template}
          onChange={(next) => {
            setSource(next);
            setFaults({});
          }}
        />
        <Months aria-describedby={faults.months === undefined ? undefined : faultId}>
          <legend>{texts.manyMonthsDialog.months(year)}</legend>
          {monthsOf(months).map(({ month: number, templateName }) => (
            <div key={number}>
              <CheckboxField
                fieldRef={number === firstOpen ? firstMonth : undefined}
                label={
                  <>
                    {monthName(monthText(year, number)).replace(/ de \d+$/, '')}
                    {isWaiting ? null : <Outcome outcome={run.results.get(number)} current={templateName} />}
                  </>
                }
                checked={chosen.has(number)}
                isDisabled={isOver(number)}
                onChange={(isChosen) => toggle(number, isChosen)}
              />
            </div>
          ))}
        </Months>
        <FieldMessage id={faultId} error={faults.months} hint={undefined} />
        {run.progress && <BatchProgress label={texts.manyMonthsDialog.progress} progress={run.progress} />}
        {!busy && run.failed > 0 && (
          <FormBanner kind="error">
            {texts.manyMonthsDialog.partlyDone(run.failed, run.applied + run.failed)}
          </FormBanner>
        )}
      </DialogContent>
      <DialogActions>
        <FormButtons
          submitLabel={texts.manyMonthsDialog.submit}
          busyLabel={texts.manyMonthsDialog.busy}
          busy={busy}
          off={!months}
          out={{
            label: run.applied > 0 ? texts.manyMonthsDialog.close : texts.manyMonthsDialog.cancel,
            onPress: () => onClose(run.applied > 0),
          }}
          onPress={() => void apply()}
        />
      </DialogActions>
    </>
  );
}

function Outcome({ outcome, current }: { outcome: MonthResult | undefined; current: string | null }) {
  if (!outcome) return <span className="outcome">{current ?? texts.unconfigured.status}</span>;
  if (isApplied(outcome)) return <span className="outcome done">{texts.manyMonthsDialog.applied}</span>;
  return <span className="outcome failed">{outcome.reason}</span>;
}

function isApplied(result: MonthResult | undefined): boolean {
  return result !== undefined && result.reason === undefined;
}

function valuesOf(template: RoomTemplateFactsFragment | undefined): RoomWeekValues | null {
  return template ? weekValues(template.name, template.schedule) : null;
}
