import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { payerName } from '@turnero/api/domain/coverage-words';
import { dateText } from '@turnero/api/domain/date-text';
import { wishedHoursText } from '@turnero/api/domain/wished-hours';

import { patientTexts } from '../../../clinic/patient/texts';
import { EmailText, PhoneLink } from '../../../kit/contact/ContactLink';
import { CellLines } from '../../../kit/list/CellLines';
import { DataTable, type Column, type NotFound } from '../../../kit/list/DataTable';
import { RowMenu } from '../../../kit/list/RowMenu';
import type { Rows } from '../../../kit/list/usePagedQuery';
import { EmptyState } from '../../../kit/states/EmptyState';
import { dayOf } from '../../../kit/time/wall-time';
import { up } from '../../../kit/ui/breakpoints';
import {
  CheckIcon,
  CloseIcon,
  DownIcon,
  EventBusyIcon,
  RemoveIcon,
  ScheduleIcon,
  UpIcon,
  VisibilityIcon,
} from '../../../kit/ui/icons';
import { periodText } from '../period-text';
import type { WaitingEntryFragment } from './board.generated';
import { STATUS_OF, statusOf, type BoardUrl } from './board-list';
import { EntryBadge } from './EntryBadge';
import { outcomeText, slotText, texts } from './texts';
import type { BoardAction } from './useBoardActions';

/** Keeps a date on one line. */
const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

/** Keeps dates together in a cell with more text. */
const Dates = styled('span')({ [up('sm')]: { display: 'inline-block', minWidth: 136 } });

/** Wraps the deadline of an offer, so that the row's buttons stay in sight at 1280 px. */
const Badge = styled('span')({
  [up('sm')]: {
    display: 'block',
    width: 144,
    '& .MuiChip-root': { minWidth: 0, maxWidth: '100%', height: 'auto', minHeight: 28 },
    '& .MuiChip-label': { whiteSpace: 'normal' },
  },
});

const columnsOf = (today: string): readonly Column<WaitingEntryFragment>[] => [
  {
    id: 'patient',
    header: texts.fields.patient,
    cell: (entry) => <CellLines first={entry.patientName} second={<Reached {...entry} />} />,
    card: 'title',
  },
  {
    id: 'waitsFor',
    header: texts.fields.waitsFor,
    cell: ({ waitsFor, coverage }) => <CellLines first={waitsFor} second={coverage && payerName(coverage)} />,
    card: 'line',
  },
  {
    id: 'when',
    header: texts.fields.when,
    cell: (entry) => (
      <Dates>
        <CellLines first={wishedHoursText(entry.hours)} second={periodText(entry, today)} />
      </Dates>
    ),
  },
  {
    id: 'since',
    header: texts.fields.since,
    cell: ({ createdAt, endedAt }) => (
      <Unbroken>
        {endedAt === null ? (
          dateText(dayOf(createdAt))
        ) : (
          <CellLines first={dateText(dayOf(createdAt))} second={texts.ended(dateText(dayOf(endedAt)))} />
        )}
      </Unbroken>
    ),
  },
  {
    id: 'lastOffer',
    header: texts.fields.lastOffer,
    cell: ({ offers: [last] }) =>
      last ? (
        <Dates>
          <CellLines first={slotText(last)} second={outcomeText(last)} />
        </Dates>
      ) : (
        '—'
      ),
  },
  {
    id: 'status',
    header: texts.fields.status,
    cell: (entry) => (
      <Badge>
        <EntryBadge entry={entry} />
      </Badge>
    ),
    card: 'badge',
  },
];

/** Contact data, which also distinguishes patients of the same name. */
function Reached({ contactName, patientPhone, patientEmail }: WaitingEntryFragment) {
  return (
    <>
      {contactName !== null && (
        <>
          {texts.askedBy(contactName)}
          <br />
        </>
      )}
      {patientPhone === null ? <EmailText email={patientEmail ?? ''} /> : <PhoneLink phone={patientPhone} />}
      {patientPhone !== null && patientEmail === null && ` · ${patientTexts.withoutEmail}`}
    </>
  );
}

interface Action {
  which: BoardAction;
  icon: typeof VisibilityIcon;
  label: string;
  word?: string;
}

const DETAILS: Action = { which: 'details', icon: VisibilityIcon, label: texts.details.open };
const OFFER: Action = { which: 'offer', icon: ScheduleIcon, label: texts.offering.open, word: texts.offering.submit };
const ACCEPTED: Action = {
  which: 'accepted',
  icon: CheckIcon,
  label: texts.accepting.open,
  word: texts.accepting.word,
};
const DECLINED: Action = { which: 'declined', icon: CloseIcon, label: texts.declining.open };
const WITHDRAWN: Action = { which: 'withdrawn', icon: EventBusyIcon, label: texts.withdrawing.open };
const MARK: Action = { which: 'urgent', icon: UpIcon, label: texts.marking.open };
const UNMARK: Action = { which: 'ordinary', icon: DownIcon, label: texts.unmarking.open };
const REMOVE: Action = { which: 'remove', icon: RemoveIcon, label: texts.removing.open };

/**
 * The main one first. None for entries that no longer wait; only one offer may be pending per entry, and it is mailed.
 */
function actionsOf({ status, isUrgent, offers, patientEmail }: WaitingEntryFragment): [Action, ...Action[]] {
  if (status !== 'active') return [DETAILS];
  const isAsked = offers.some(({ outcome }) => outcome === 'pending');
  const urgency = isUrgent ? UNMARK : MARK;
  if (isAsked) return [ACCEPTED, DECLINED, WITHDRAWN, DETAILS, urgency, REMOVE];
  return patientEmail === null ? [DETAILS, urgency, REMOVE] : [OFFER, DETAILS, urgency, REMOVE];
}

const PARTS = [['', 'active'] as const, ...Object.entries(STATUS_OF)];

/** A searched patient may already have an appointment or have left, so buttons search those lists. */
function noneFound(urlState: BoardUrl): NotFound {
  const status = statusOf(urlState);
  const isFiltered = urlState.filters.profesional !== '' || urlState.filters.especialidad !== '';
  return {
    title: texts.list.noneFound,
    text: texts.list.searchedIn(texts.statuses[status], isFiltered),
    actions: (
      <>
        {isFiltered && (
          <Button variant="outlined" onClick={() => urlState.setFilters({ profesional: '', especialidad: '' })}>
            {texts.list.searchUnfiltered}
          </Button>
        )}
        {PARTS.filter(([, part]) => part !== status).map(([estado, part]) => (
          <Button key={part} variant="outlined" onClick={() => urlState.setFilter('estado', estado)}>
            {texts.list.searchIn(texts.statuses[part])}
          </Button>
        ))}
      </>
    ),
  };
}

interface Props {
  list: Rows<WaitingEntryFragment>;
  urlState: BoardUrl;
  /** The clinic's instant. */
  now: string | undefined;
  onAct: (which: BoardAction, entry: WaitingEntryFragment) => void;
}

/** Entries in offer order; cards on phones. */
export function BoardTable({ list, urlState, now, onAct }: Props) {
  return (
    <DataTable
      caption={texts.list.captions[statusOf(urlState)]}
      columns={columnsOf(now === undefined ? '' : dayOf(now))}
      list={list}
      urlState={urlState}
      rowKey={({ id }) => id}
      rowActions={(entry) => {
        const press = ({ which, ...named }: Action) => ({
          ...named,
          onClick: () => onAct(which, entry),
          hasDialog: true,
        });
        const [main, ...rest] = actionsOf(entry);
        return <RowMenu of={entry.patientName} main={press(main)} rest={rest.map(press)} />;
      }}
      notFound={urlState.search === '' ? undefined : noneFound(urlState)}
      empty={<EmptyState title={texts.list.empty} text={texts.list.emptyHint} />}
      errorTitle={texts.list.failed}
    />
  );
}
