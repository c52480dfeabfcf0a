import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

import { KeyTip } from '../../../kit/keys/KeyTip';
import { useButtonKey } from '../../../kit/keys/useButtonKey';
import { useKeys } from '../../../kit/keys/useKeys';
import { up } from '../../../kit/ui/breakpoints';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../kit/ui/icons';
import { UnbrokenRow } from '../../../kit/ui/layout';
import { texts } from '../texts';
import { NarrowBar } from './NarrowBar';
import { SearchLink } from './SearchLink';
import { ViewSwitch } from './ViewSwitch';

export const AT_A_DESK = `${up('md')} and (pointer: fine)`;

/** One row of 40 px on desktops. */
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& h2': { flex: '1 1 7rem', minWidth: 0, fontSize: '1.125rem', lineHeight: '1.5rem' },
  '& h2::first-letter': { textTransform: 'uppercase' },
  '& .MuiInputBase-root': { flex: '1 1 128px', minWidth: 128, maxWidth: 280 },
  '& select': { textOverflow: 'ellipsis' },
  [AT_A_DESK]: {
    '& .MuiToggleButton-root, & .MuiButton-root': { minHeight: 40, padding: '4px 10px' },
    '& .MuiIconButton-root': { width: 40, height: 40 },
    '& .MuiInputBase-root': { minHeight: 40 },
    '& .MuiInputBase-input': { paddingTop: 7, paddingBottom: 7 },
  },
  '& .printed': { display: 'none' },
  '@media print': {
    '& > :not(h2)': { display: 'none !important' },
    '& .printed': { display: 'inline' },
    '& h2:has(.printed) > :not(.printed)': { display: 'none' },
  },
});

interface Props {
  title: string;
  /** Default: as on screen. */
  printedTitle?: string;
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** Step of an arrow. */
  step: 'day' | 'week';
  /** Number of steps; 0 goes to today. */
  onStep: (by: -1 | 0 | 1) => void;
  isToday: boolean;
  onCreate: (() => void) | undefined;
  /** Folds days, filters and options. */
  isNarrow: boolean;
  /** Below the title, where narrow. */
  count?: string | undefined;
  /** Days to choose from, where narrow. */
  days?: ReactNode;
  options: ReactNode;
}

export function AgendaBar({
  title,
  printedTitle,
  titleId,
  titleRef,
  step,
  onStep,
  isToday,
  onCreate,
  isNarrow,
  count,
  days,
  options,
}: Props) {
  const [createRef, createByKey] = useButtonKey(() => onCreate?.());
  const [previous, next] =
    step === 'day' ? [texts.bar.previousDay, texts.bar.nextDay] : [texts.bar.previousWeek, texts.bar.nextWeek];
  useKeys({
    n: onCreate && { label: texts.bar.create, run: createByKey },
    t: { label: texts.bar.today, run: () => onStep(0) },
    ArrowLeft: { label: previous, run: () => onStep(-1) },
    ArrowRight: { label: next, run: () => onStep(1) },
  });
  if (isNarrow) {
    return (
      <NarrowBar
        labels={[previous, next]}
        {...{ title, printedTitle, titleId, titleRef, count, onStep, isToday, onCreate, createRef, options, days }}
      />
    );
  }
  return (
    <Bar>
      <ViewSwitch />
      <UnbrokenRow spacing={1}>
        <KeyTip shortcut="ArrowLeft" label={previous}>
          <IconButton aria-label={previous} onClick={() => onStep(-1)}>
            <ChevronLeftIcon fontSize="small" />
          </IconButton>
        </KeyTip>
        <KeyTip shortcut="t">
          <Button variant="outlined" aria-pressed={isToday} onClick={() => onStep(0)}>
            {texts.bar.today}
          </Button>
        </KeyTip>
        <KeyTip shortcut="ArrowRight" label={next}>
          <IconButton aria-label={next} onClick={() => onStep(1)}>
            <ChevronRightIcon fontSize="small" />
          </IconButton>
        </KeyTip>
      </UnbrokenRow>
      <Typography variant="h2" id={titleId} ref={titleRef} tabIndex={-1} aria-live="polite">
        <span>{title}</span>
        {printedTitle !== undefined && <span className="printed">{printedTitle}</span>}
      </Typography>
      {options}
      <SearchLink />
      {onCreate && (
        <KeyTip shortcut="n">
          <Button ref={createRef} aria-haspopup="dialog" onClick={onCreate}>
            {texts.bar.create}
          </Button>
        </KeyTip>
      )}
    </Bar>
  );
}
