import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRef, useState } from 'react';

import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { useViewer } from '../../../clinic/session/useViewer';
import { saveCsv } from '../../../kit/csv/csv';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import { useRefMap } from '../../../kit/focus/useRefMap';
import { notify } from '../../../kit/notify/notify';
import { LoadFault } from '../../../kit/states/LoadFault';
import { formatMoney } from '../../../kit/text/money';
import { texts } from '../texts';
import { GiveBackDialog } from './GiveBackDialog';
import { GivenBack } from './GivenBack';
import { csvName, summaryCsv } from './summary-csv';
import { SummaryBody, SummaryBodyOnItsWay } from './SummaryBody';
import { SummaryToolbar } from './SummaryToolbar';
import { SummaryTotals } from './SummaryTotals';
import type { SummaryRentalFragment } from './summary.generated';
import { useGivingBack } from './useGivingBack';
import { useMonthlySummary, type Summary } from './useMonthlySummary';
import { useSummaryMonth } from './useSummaryMonth';

const Lines = styled('div')({
  display: 'none',
  '@media print': { display: 'block' },
  '& .clinic': { fontWeight: 700 },
});

const Page = styled('div')({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@page': { size: 'A4', margin: '16mm' },
  '@media print': {
    display: 'block',
    '& > * + *': { marginTop: 12 },
    '& h2': { fontSize: '1.25rem', lineHeight: '1.75rem' },
  },
});

interface Props {
  professionalId: number;
  /** For administrators. */
  otherName?: string;
}

export function MonthlySummaryPage({ professionalId, otherName }: Props) {
  const { chosenMonth, show } = useSummaryMonth();
  const { clinic, present, month, summary, failed, refetch } = useMonthlySummary(professionalId, chosenMonth);
  const { viewer } = useViewer();
  const own = useGivingBack(clinic, () => void refetch());
  const [forOther, setForOther] = useState<{ rental: SummaryRentalFragment; isOpen: boolean }>();
  const isForOther = otherName !== undefined;
  const page = useRef<HTMLDivElement>(null);
  const totalsTitle = useRef<HTMLHeadingElement>(null);
  const rooms = { cards: useRefMap<number>(), headings: useRefMap<number>() };
  useKeptFocus(page, () => totalsTitle.current?.focus(), rooms);
  const takeable = summary && summary.rooms.length + summary.givenBack.length > 0 ? summary : undefined;
  const lost = failed && !summary;

  return (
    <Page ref={page}>
      <SummaryToolbar
        month={month}
        present={present}
        onMonthChange={show}
        onPrint={takeable && (() => window.print())}
        onExport={month && takeable ? () => exportCsv(month, takeable) : undefined}
      />
      {clinic && month && (
        <PrintHeading clinicName={clinic.name} professionalName={otherName ?? viewer?.name} month={month} />
      )}
      <Typography variant="h2" ref={totalsTitle} tabIndex={-1}>
        {texts.summary.title}
      </Typography>
      <p role="status" style={visuallyHidden}>
        {lost ? '' : spoken(summary, clinic?.currency)}
      </p>
      <LoadFault
        of={{ failed: lost, stale: failed && !lost }}
        title={texts.summary.failed}
        staleText={texts.summary.stale}
        onRetry={() => void refetch()}
      />
      {!lost && <SummaryTotals totals={summary?.totals} currency={clinic?.currency} />}
      <ClinicZoneNote clinic={clinic} />
      {summary && clinic && (
        <SummaryBody
          rooms={rooms}
          summary={summary}
          clinic={clinic}
          canRent={!isForOther}
          onGiveBack={isForOther ? (rental) => setForOther({ rental, isOpen: true }) : own.ask}
        />
      )}
      {summary && <GivenBack summary={summary} currency={clinic?.currency} />}
      {!summary && !lost && <SummaryBodyOnItsWay />}
      {own.dialog}
      <GiveBackDialog
        key={forOther?.rental.id}
        open={forOther?.isOpen === true}
        rental={rentalNow(summary, forOther?.rental)}
        currency={clinic?.currency}
        onChange={() => void refetch()}
        onClose={() => setForOther((it) => it && { ...it, isOpen: false })}
      />
    </Page>
  );
}

/** Its credit may have changed. */
function rentalNow(
  summary: Summary | undefined,
  asked: SummaryRentalFragment | undefined,
): SummaryRentalFragment | undefined {
  const rentals = summary?.rooms.flatMap(({ bookings }) => bookings);
  return rentals?.find(({ id }) => id === asked?.id) ?? asked;
}

function exportCsv(month: string, summary: Summary) {
  saveCsv(csvName(month), summaryCsv(summary));
  notify.success(texts.summary.exported(csvName(month)));
}

/** Announced when a month loads or a cancellation changes it. */
function spoken(summary: Summary | undefined, currency: string | undefined): string {
  if (!summary) return texts.summary.loading;
  if (summary.rooms.length + summary.givenBack.length === 0) return texts.summary.spokenEmpty;
  const { totalHours, roomsUsed, totalOwed } = summary.totals;
  return texts.summary.spoken(totalHours, roomsUsed, formatMoney(totalOwed, currency));
}

interface PrintHeadingProps {
  clinicName: string;
  professionalName: string | undefined;
  month: string;
}

/** The screen shows this elsewhere. */
function PrintHeading({ clinicName, professionalName, month }: PrintHeadingProps) {
  return (
    <Lines>
      <p className="clinic">{clinicName}</p>
      {professionalName && <p>{texts.summary.printHeading.professional(professionalName)}</p>}
      <p>{texts.summary.printHeading.month(month)}</p>
    </Lines>
  );
}
