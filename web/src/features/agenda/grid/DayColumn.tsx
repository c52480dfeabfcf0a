import visuallyHidden from '@mui/utils/visuallyHidden';
import { memo, type CSSProperties, type ReactElement, type Ref } from 'react';

import { TurnoSigns } from '../../../clinic/appointment/TurnoSigns';
import { SeriesSign } from '../../../clinic/series/SeriesMark';
import { shownStatus } from '../../../clinic/visit/shown-status';
import type { RefMap } from '../../../kit/focus/useRefMap';
import { intervalText, minutesOf, type Interval } from '../../../kit/time/intervals';
import { toMinutes } from '../../../kit/time/time-of-day';
import { HourglassIcon, PlainIcon } from '../../../kit/ui/icons';
import type { Background, Block, GridColumn, HeldBlock, Stretch } from './grid-columns';
import type { ColumnKind, GridAppointment } from './grid-day';
import { downTo } from './grid-size';
import type { Lane } from './lanes';
import { texts } from './texts';

interface Props {
  column: GridColumn;
  first: number;
  headId: string;
  refs: RefMap<string>;
  /** Tab stop key, if in this column. */
  stop: string | null;
  /** Moving appointments' keys, joined by spaces. */
  away: string;
}

/** Styled and handled by the grid; `data-key` identifies entries. */
export const DayColumn = memo(function DayColumn({ column, first, headId, refs, stop, away }: Props) {
  const { kind, backgrounds, stretches, held, blocks } = column;
  const left = new Set(away.split(' '));
  const entries: { start: number; element: ReactElement }[] = [
    ...backgrounds.map((it) => entry(it, <Back key={it.key} background={it} kind={kind} first={first} />)),
    ...stretches.map((it) =>
      entry(it, <Free key={it.key} stretch={it} stop={stop} first={first} ref={refs.ref(it.key)} />),
    ),
    ...held.map((it) => entry(it, <Held key={it.key} block={it} stop={stop} first={first} ref={refs.ref(it.key)} />)),
    ...blocks.map((it) =>
      entry(
        it,
        <Turno
          key={it.key}
          block={it}
          kind={kind}
          stop={stop}
          first={first}
          isAway={left.has(it.key)}
          ref={refs.ref(it.key)}
        />,
      ),
    ),
  ];
  // Reading order: by time.
  entries.sort((one, other) => one.start - other.start);
  return (
    <ol
      className="column"
      aria-labelledby={headId}
      data-rented={backgrounds.some((background) => background.kind === 'rental')}
    >
      {entries.map(({ element }) => element)}
    </ol>
  );
}, isSame);

/** Skips columns with equal contents after a reload. */
function isSame(before: Props, after: Props): boolean {
  const { column: one, ...facts } = before;
  const { column: other, ...rest } = after;
  const keys = Object.keys(facts) as (keyof typeof facts)[];
  if (keys.some((key) => facts[key] !== rest[key])) return false;
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

const entry = ({ span }: { span: Interval }, element: ReactElement) => ({
  start: toMinutes(span.startTime),
  element,
});

const placed = (span: Interval, first: number, length = minutesOf(span)) =>
  downTo(toMinutes(span.startTime) - first, length);

/** Shorter ones cut words. */
const WORDS_FROM = 45;

function Back({ background, kind, first }: { background: Background; kind: ColumnKind; first: number }) {
  const { span } = background;
  // The appointment's own label contains it.
  if (background.kind === 'buffer')
    return <li className="back" data-kind="buffer" aria-hidden="true" style={placed(span, first)} />;
  const text = backgroundText(background, kind);
  return (
    <li className="back" data-kind={background.kind} style={placed(span, first)}>
      {minutesOf(span) >= WORDS_FROM && <span>{text}</span>}
      <span style={visuallyHidden}>
        {minutesOf(span) < WORDS_FROM ? `${text}, ${intervalText(span)}` : `, ${intervalText(span)}`}
      </span>
    </li>
  );
}

function backgroundText(background: Exclude<Background, { kind: 'buffer' }>, kind: ColumnKind): string {
  if (background.kind === 'closed') return texts.column.closed(kind, background.isHoliday);
  if (background.kind === 'absence') return texts.column.absence(background.reason);
  return texts.column.rental(kind, background.of);
}

interface StopProps {
  stop: string | null;
  first: number;
  ref: Ref<HTMLElement>;
}

function Free({ stretch: { key, span }, stop, first, ref }: { stretch: Stretch } & StopProps) {
  return (
    <li className="item stretch" style={placed(span, first)}>
      <button
        type="button"
        className="cell"
        ref={ref as Ref<HTMLButtonElement>}
        data-key={key}
        tabIndex={key === stop ? 0 : -1}
        aria-haspopup="dialog"
        aria-label={texts.column.create(intervalText(span))}
      >
        {texts.column.free(intervalText(span))}
      </button>
    </li>
  );
}

function Held({ block: { key, hold, span, drawn }, stop, first, ref }: { block: HeldBlock } & StopProps) {
  const text = texts.column.held(hold.heldFor);
  return (
    <li className="item held" style={placed(span, first, drawn)}>
      <button
        type="button"
        className="cell"
        ref={ref as Ref<HTMLButtonElement>}
        data-key={key}
        tabIndex={key === stop ? 0 : -1}
        aria-haspopup="dialog"
        aria-label={texts.column.release(text, intervalText(span))}
      >
        <HourglassIcon fontSize="inherit" />
        <span>{text}</span>
      </button>
    </li>
  );
}

interface TurnoProps extends StopProps {
  block: Block<GridAppointment>;
  kind: ColumnKind;
  isAway: boolean;
}

/** Not a button element: Firefox can't drag one. */
function Turno({ block: { key, appointment, span, drawn, lines, lane }, kind, stop, first, isAway, ref }: TurnoProps) {
  const { patientName, consultationKindName, series, isOverbooking } = appointment;
  const where = kind === 'professional' ? appointment.roomName : appointment.professionalName;
  const buffers = texts.column.buffers(appointment);
  const { icon, colour, text } = shownStatus(appointment);
  return (
    <li
      className="item turno"
      data-colour={colour}
      data-over={isOverbooking}
      data-lines={Math.min(3, lines)}
      data-away={isAway}
      style={{ ...placed(span, first, drawn), ...beside(lane) }}
    >
      <div
        role="button"
        className="cell"
        ref={ref as Ref<HTMLDivElement>}
        data-key={key}
        tabIndex={key === stop ? 0 : -1}
        aria-haspopup="menu"
      >
        <span className="top">
          <PlainIcon name={icon} />
          <span className="time">{span.startTime}</span> <TurnoSigns turno={appointment} />
          {series && (
            <>
              <SeriesSign series={series} isHidden={lines < 2} />{' '}
            </>
          )}
          <span className={lines < 2 ? undefined : 'word'} style={lines < 2 ? visuallyHidden : undefined}>
            {text}
          </span>
        </span>{' '}
        <span className="words" style={wordsIn(lines)}>
          <span className="name">{patientName}</span>{' '}
          <span className={lines < 3 ? undefined : 'where'} style={lines < 3 ? visuallyHidden : undefined}>
            {consultationKindName === null ? where : `${consultationKindName} · ${where}`}
          </span>
          {buffers !== '' && <span style={visuallyHidden}> {buffers}</span>}
        </span>
      </div>
    </li>
  );
}

/** Below the time, or beside it in one-line blocks. */
const wordsIn = (lines: number) => ({ '--lines': Math.max(1, lines - 1) }) as CSSProperties;

function beside({ left, width }: Lane): CSSProperties {
  if (width === 1) return {};
  const part = (share: number) => `(100% - var(--inset)) * ${share}`;
  return { left: `calc(var(--inset) + ${part(left)})`, width: `calc(${part(width)})`, right: 'auto' };
}
