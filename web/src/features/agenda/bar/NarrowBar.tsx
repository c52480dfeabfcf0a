import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode, type Ref } from 'react';

import { AddIcon, ChevronLeftIcon, ChevronRightIcon, ExpandMoreIcon } from '../../../kit/ui/icons';
import { theme } from '../../../kit/ui/theme';
import { texts } from '../texts';
import { SearchLink } from './SearchLink';
import { ViewSwitch } from './ViewSwitch';

/** One row of 44 px; the rest unfolds below it. */
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '& nav .MuiButton-root': { minHeight: 44, padding: '0 8px' },
  '& > .MuiIconButton-root': { width: 40, height: 44 },
  '& > .create': { minWidth: 44, width: 44, minHeight: 44, padding: 0 },
  '& h2': { flex: '1 1 4.5rem', minWidth: 0, fontSize: '1rem', lineHeight: '1.25rem' },
  '& h2 > button': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(20px, 1fr)',
    alignItems: 'center',
    width: '100%',
    minHeight: 44,
    paddingLeft: 4,
    borderRadius: 8,
    font: 'inherit',
    textAlign: 'left',
  },
  '& h2 .title:has(+ .count)': { gridColumn: '1 / -1' },
  '& h2 .title::first-letter': { textTransform: 'uppercase' },
  '& h2 .count': {
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    fontWeight: 400,
  },
  '& [aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '& .fold': { display: 'grid', gap: 8, flexBasis: '100%', minWidth: 0 },
  '& .options': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& .MuiInputBase-root': { flex: '1 1 150px', minWidth: 128 },
  '& select': { textOverflow: 'ellipsis' },
  // Paper is narrow.
  '& .printed': { display: 'none' },
  '@media print': {
    '& > :not(h2), & h2 svg, & h2 .count, & h2:has(.printed) > button': { display: 'none' },
    '& .printed': { display: 'inline' },
    '& h2::first-letter': { textTransform: 'uppercase' },
  },
});

interface Props {
  title: string;
  printedTitle: string | undefined;
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** Below the title. */
  count: string | undefined;
  labels: readonly [previous: string, next: string];
  onStep: (by: -1 | 0 | 1) => void;
  isToday: boolean;
  onCreate: (() => void) | undefined;
  createRef: Ref<HTMLButtonElement>;
  options: ReactNode;
  /** Above the options. */
  days: ReactNode;
}

export function NarrowBar({
  title,
  printedTitle,
  titleId,
  titleRef,
  count,
  labels: [previous, next],
  onStep,
  ...rest
}: Props) {
  const { isToday, onCreate, createRef, options, days } = rest;
  const foldId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Bar>
      <ViewSwitch />
      <IconButton aria-label={previous} onClick={() => onStep(-1)}>
        <ChevronLeftIcon fontSize="small" />
      </IconButton>
      <Typography variant="h2" id={titleId} ref={titleRef} tabIndex={-1} aria-live="polite">
        <ButtonBase aria-expanded={isOpen} aria-controls={foldId} onClick={() => setOpen(!isOpen)}>
          <span className="title">{title}</span> {count !== undefined && <span className="count">{count}</span>}
          <ExpandMoreIcon fontSize="small" />
        </ButtonBase>
        {printedTitle !== undefined && <span className="printed">{printedTitle}</span>}
      </Typography>
      <IconButton aria-label={next} onClick={() => onStep(1)}>
        <ChevronRightIcon fontSize="small" />
      </IconButton>
      {onCreate && (
        <Button
          ref={createRef}
          className="create"
          aria-label={texts.bar.create}
          aria-haspopup="dialog"
          onClick={onCreate}
        >
          <AddIcon />
        </Button>
      )}
      {isOpen && (
        <div id={foldId} className="fold">
          {days}
          <div className="options">
            <Button variant="outlined" aria-pressed={isToday} onClick={() => onStep(0)}>
              {texts.bar.today}
            </Button>
            {options}
            <SearchLink />
          </div>
        </div>
      )}
    </Bar>
  );
}
