import { styled } from '@mui/material/styles';
import TableRow from '@mui/material/TableRow';
import { createContext, useContext, type ReactNode, type RefObject } from 'react';

import { down } from '../ui/breakpoints';
import { HandleIcon } from '../ui/icons';
import { theme } from '../ui/theme';
import { useSortable, type SortablePosition } from './useSortable';

const Row = styled(TableRow)({
  '&[data-dragged="true"]': { opacity: 0.5 },
  // The drop position.
  '&[data-edge="top"]': { boxShadow: `inset 0 3px 0 ${theme.vars.palette.secondary.main}` },
  '&[data-edge="bottom"]': { boxShadow: `inset 0 -3px 0 ${theme.vars.palette.secondary.main}` },
  '& .handle': {
    display: 'inline-grid',
    marginRight: 8,
    verticalAlign: 'middle',
    color: theme.vars.palette.text.secondary,
    cursor: 'grab',
  },
  '& .actions > div': { alignItems: 'center' },
  '& .order': { width: 32, height: 32, '@media (pointer: coarse)': { width: 44, height: 44 } },
  '& .order[aria-disabled="true"]': { color: theme.vars.palette.control, cursor: 'not-allowed' },
  [down('sm')]: {
    '& .handle': { display: 'none' },
    '& .order': { width: 44, height: 44, border: `1px solid ${theme.vars.palette.control}` },
  },
});

const HandleRef = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/** Needs a DragHandle in a cell. */
export function SortableTableRow({ children, ...position }: SortablePosition & { children: ReactNode }) {
  const { row, handle, marks } = useSortable<HTMLTableRowElement>(position);
  return (
    <Row role="row" hover ref={row} {...marks}>
      <HandleRef value={handle}>{children}</HandleRef>
    </Row>
  );
}

/** For pointers; keyboards use OrderButtons. */
export function DragHandle() {
  return (
    <span ref={useContext(HandleRef)} className="handle" aria-hidden="true">
      <HandleIcon fontSize="small" />
    </span>
  );
}
