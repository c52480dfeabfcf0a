import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { EmptyState } from '../../../kit/states/EmptyState';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { OffButton } from '../../../kit/ui/OffButton';
import { texts } from '../texts';
import type { UnavailableDateFactsFragment } from './dates.generated';
import { DateRun } from './DateRun';
import { EditableDate } from './EditableDate';
import { runsOf } from './unavailable-date-form';
import { UnavailableDateForm } from './UnavailableDateForm';
import { useDatesEditor } from './useDatesEditor';

const Past = styled('details')({
  '& summary': { minHeight: 44, lineHeight: '44px', fontWeight: 600, cursor: 'pointer' },
});

interface Props {
  professionalId: number;
  report: ReportUnsaved;
}

/** One form is open at a time, in its place in the list. */
export function UnavailableDates({ professionalId, report }: Props) {
  const editor = useDatesEditor(professionalId, report);
  const { open, saved, hidden } = editor;
  return (
    <LoadedOnce query={editor.query} errorTitle={texts.unavailableDates.failed} waiting={<DatesOnTheirWay />}>
      {({ coming, past, today }) => {
        const item = (date: UnavailableDateFactsFragment) => (
          <li key={date.id}>
            <EditableDate professionalId={professionalId} date={date} today={today} editor={editor} />
          </li>
        );
        const items = (dates: readonly UnavailableDateFactsFragment[]) =>
          runsOf(dates).map((run) =>
            run.length === 1 ? (
              run.map(item)
            ) : (
              <li key={`run ${run[0]!.id}`}>
                <DateRun
                  dates={run}
                  headingRef={editor.headings.ref(run[0]!.id)}
                  isNeeded={run.some(({ id }) => id === open || saved.has(id))}
                >
                  <ul className="fechas">{run.map(item)}</ul>
                </DateRun>
              </li>
            ),
          );
        return (
          <Stack spacing={3}>
            {open === 'new' ? (
              <UnavailableDateForm
                title={texts.createDate.title}
                draftName={`unavailable-date:${professionalId}:new`}
                canSpan
                today={today}
                progress={editor.progress}
                onSubmit={editor.add}
                onCancel={editor.cancel}
                report={editor.report}
              />
            ) : (
              <OffButton
                ref={editor.addButton}
                variant="outlined"
                off={editor.isSending}
                onClick={() => editor.openForm('new')}
              >
                {texts.createDate.open}
              </OffButton>
            )}
            {coming.length === 0 && open !== 'new' && (
              <EmptyState title={texts.unavailableDates.empty} text={texts.unavailableDates.emptyHint} />
            )}
            <ul className="fechas">{items(coming.filter((date) => !hidden.includes(date)))}</ul>
            {hidden.length > 0 && (
              <Button variant="outlined" size="small" onClick={editor.showAll}>
                {texts.unavailableDates.more(hidden.length)}
              </Button>
            )}
            {past.length > 0 && (
              <Past open={past.some(({ id }) => id === open || saved.has(id)) || undefined}>
                <summary>{texts.unavailableDates.past(past.length)}</summary>
                <ul className="fechas">{items(past)}</ul>
              </Past>
            )}
            {editor.question}
            {editor.deletionDialog}
          </Stack>
        );
      }}
    </LoadedOnce>
  );
}

function DatesOnTheirWay() {
  return (
    <Stack spacing={3} role="status">
      <span style={visuallyHidden}>{texts.unavailableDates.loading}</span>
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} aria-hidden="true" style={{ minHeight: 72 }} />
      ))}
    </Stack>
  );
}
