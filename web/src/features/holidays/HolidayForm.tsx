import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dateText } from '@turnero/api/domain/date-text';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { useClinic } from '../../clinic/facts/useClinic';
import { useViewer } from '../../clinic/session/useViewer';
import { viewerMay } from '../../clinic/session/viewer-may';
import { PageForm } from '../../kit/edit/PageForm';
import { useFocusOn } from '../../kit/focus/useFocusOn';
import { notify } from '../../kit/notify/notify';
import { EmptyState } from '../../kit/states/EmptyState';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { dayOf } from '../../kit/time/wall-time';
import { CheckIcon } from '../../kit/ui/icons';
import { StatusChip } from '../../kit/ui/StatusChip';
import { PROFESSIONALS_PATH } from '../professionals/professionals.paths';
import { BulkChoice } from './BulkChoice';
import { HolidayRow, Rows, type HolidayRoom } from './HolidayRow';
import {
  comingDates,
  holidaysSchema,
  holidayWords,
  toClosures,
  toHolidayValues,
  type HolidayValues,
} from './holidays-form';
import { useHolidayYearQuery, type HolidayYearFactsFragment } from './holidays.generated';
import { PastHolidays } from './PastHolidays';
import { texts } from './texts';
import { useDecideHolidays } from './useDecideHolidays';
import { useWithdrawal } from './useWithdrawal';

interface Props {
  year: number;
  /** After saving. */
  onDone?: () => void | Promise<void>;
}

/** On which holidays of a year rooms close. */
export function HolidayForm({ year, onDone }: Props) {
  const now = useClinic()?.now;
  const [withdrawals, setWithdrawals] = useState(0);
  const query = useHolidayYearQuery({
    variables: { year },
    fetchPolicy: 'network-only',
    errorFallback: texts.failed,
  });
  const data = query.data && now !== undefined ? { ...query.data, today: dayOf(now) } : undefined;
  return (
    <LoadedOnce query={{ ...query, data }} errorTitle={texts.failed} waiting={<FormOnItsWay label={texts.loading} />}>
      {({ holidayYear, allRooms, today }) =>
        holidayYear.dates.length === 0 ? (
          <EmptyState title={texts.empty.title(year)} text={texts.empty.text} />
        ) : (
          <YearForm
            key={withdrawals}
            stored={holidayYear}
            rooms={allRooms}
            today={today}
            onDone={onDone}
            reload={query.refetch}
            onWithdrawn={() => setWithdrawals(withdrawals + 1)}
            isWithdrawn={withdrawals > 0}
          />
        )
      }
    </LoadedOnce>
  );
}

interface YearFormProps extends Pick<Props, 'onDone'> {
  stored: HolidayYearFactsFragment;
  rooms: readonly HolidayRoom[];
  today: string;
  reload: () => Promise<unknown>;
  onWithdrawn: () => void;
  /** Just now. */
  isWithdrawn: boolean;
}

function YearForm({ stored, rooms, today, onDone, reload, onWithdrawn, isWithdrawn }: YearFormProps) {
  const { year, dates, decidedAt } = stored;
  const { decide, question } = useDecideHolidays(year);
  const coming = comingDates(dates, today);
  const isDecided = decidedAt !== null;
  const nameOf = (id: string) => rooms.find((room) => String(room.id) === id)?.name ?? id;
  const areLeft = isDecided && coming.some(({ closure, appointments }) => closure !== null && appointments > 0);
  const mayMove = viewerMay(useViewer().viewer, 'appointments');
  const closedCount = coming.filter(({ closure }) => closure !== null).length;
  const withdrawal = useWithdrawal({ stored, closedCount, reload, onDone: onWithdrawn });
  const decision = useRef<HTMLDivElement>(null);
  useFocusOn(decision, isWithdrawn);
  const past = dates.slice(0, dates.length - coming.length);
  return (
    <Stack spacing={4}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        ref={decision}
        tabIndex={-1}
      >
        <Decision stored={stored} />
        {isDecided && coming.length > 0 && (
          <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => withdrawal.ask(stored.version)}>
            {texts.withdrawal.open}
          </Button>
        )}
      </Stack>
      {coming.length === 0 ? (
        <Typography>{texts.nothingToCome(year)}</Typography>
      ) : (
        <PageForm
          stored={stored}
          toValues={(of) => toHolidayValues(of ?? stored, today)}
          schema={holidaysSchema(coming)}
          toInput={(values: HolidayValues, before) => toClosures(values, before, isDecided)}
          send={decide}
          storedOf={({ decideHolidays }) => decideHolidays}
          onDone={(data) => {
            const closed = (data?.decideHolidays.dates ?? dates).filter(
              ({ date, closure }) => date >= today && closure !== null,
            );
            notify.success(texts.done(year, closed.length));
            void onDone?.();
          }}
          errorText={texts.notSaved}
          submitLabel={texts.submit(year)}
          draft={`holidays:${year}`}
          words={holidayWords(coming, nameOf)}
          isLong
        >
          <BulkChoice dates={coming} />
          <Rows>
            {coming.map((holiday) => (
              <HolidayRow key={holiday.date} holiday={holiday} rooms={rooms} isDecided={isDecided} mayMove={mayMove} />
            ))}
          </Rows>
          {areLeft && mayMove && (
            <Typography variant="body2" color="textSecondary">
              {texts.road}{' '}
              <Link component={RouterLink} to={PROFESSIONALS_PATH}>
                {texts.toAbsences}
              </Link>
              .
            </Typography>
          )}
        </PageForm>
      )}
      {past.length > 0 && <PastHolidays dates={past} nameOf={nameOf} />}
      {question}
      {withdrawal.dialog}
    </Stack>
  );
}

function Decision({ stored: { year, decidedAt, decidedByName } }: Pick<YearFormProps, 'stored'>) {
  if (decidedAt === null) return <Alert severity="info">{texts.proposal(year)}</Alert>;
  const label = texts.decided(dateText(dayOf(decidedAt)), decidedByName);
  return <StatusChip icon={<CheckIcon fontSize="small" />} colour="done" label={label} />;
}
