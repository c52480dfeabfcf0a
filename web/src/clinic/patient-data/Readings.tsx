import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { dateText } from '@turnero/api/domain/date-text';
import { useRef, useState } from 'react';

import { clockTime, dayOf } from '../../kit/time/wall-time';
import type { ReadingFragment } from './readings.generated';
import { texts } from './texts';

const SHOWN_AT_FIRST = 5;

const List = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
  '& .when': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

interface Props {
  /** With a reason only of erased patients. */
  reads: readonly (ReadingFragment & { reason?: string | null })[];
  /** Id of the heading. */
  labelledBy: string;
}

/** Readers of a patient's data, newest first. */
export function Readings({ reads, labelledBy }: Props) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    setWhole(true);
    list.current?.focus();
  };
  return (
    <>
      <List ref={list} tabIndex={-1} aria-labelledby={labelledBy}>
        {reads.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((read) => (
          <li key={read.id}>
            <span className="when">
              {dateText(dayOf(read.at))} {clockTime(read.at)}
            </span>
            <span>{readerText(read)}</span>
            {read.reason != null && <span>{texts.reason(read.reason)}</span>}
          </li>
        ))}
      </List>
      {!isWhole && reads.length > SHOWN_AT_FIRST && (
        <div>
          <Button variant="text" size="small" onClick={showAll}>
            {texts.all(reads.length)}
          </Button>
        </div>
      )}
    </>
  );
}

function readerText({ kind, readerName }: ReadingFragment): string {
  if (readerName === null) return texts.nameless[kind];
  return kind === 'program' ? texts.program(readerName) : readerName;
}
