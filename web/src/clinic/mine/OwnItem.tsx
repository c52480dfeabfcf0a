import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';

import { up } from '../../kit/ui/breakpoints';
import { theme } from '../../kit/ui/theme';

const FROM_WIDE = up('tablet');

const Item = styled(Card)({
  overflowWrap: 'anywhere',
  [FROM_WIDE]: { display: 'grid', gridTemplateColumns: '260px minmax(180px, 1fr) minmax(168px, auto)', gap: 24 },
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'start',
    alignContent: 'start',
    gap: 8,
  },
  '& .heading': { margin: 0, fontSize: '1rem', lineHeight: '1.5rem' },
  '&[data-marked="true"]': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '& .who': { display: 'block' },
  '& .date': { display: 'inline-block' },
  '& .date::first-letter': { textTransform: 'uppercase' },
  '& .time': { display: 'block', fontSize: '1.25rem', lineHeight: '1.75rem', color: theme.vars.palette.primary.main },
}) as typeof Card;
const Actions = styled(Stack)({
  alignItems: 'center',
  [FROM_WIDE]: { justifyContent: 'end', alignContent: 'center' },
});

interface Props {
  /** Heading's id, which describes the buttons. */
  headingId: string;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  heading: ReactNode;
  badge: ReactNode;
  /** Outlined. */
  isMarked?: boolean;
  /** Buttons and links. */
  actions: ReactNode;
  /** Facts. */
  children: ReactNode;
}

/** A card of Mis Citas: a turno, a request or a place on the waiting list. */
export function OwnItem({ headingId, headingRef, heading, badge, isMarked = false, actions, children }: Props) {
  return (
    <Item component="article" data-marked={isMarked} aria-labelledby={headingId}>
      <header>
        <Typography variant="h4" component="h3" className="heading" id={headingId} ref={headingRef} tabIndex={-1}>
          {heading}
        </Typography>
        {badge}
      </header>
      <div>{children}</div>
      <Actions direction="row" spacing={2}>
        {actions}
      </Actions>
    </Item>
  );
}
