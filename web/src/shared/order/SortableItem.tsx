import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge, type Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import HandleIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Row } from './sortable-styles';

interface Props {
  /** Of the list that it stands in: nothing goes to another one. */
  listId: string;
  index: number;
  count: number;
  name: string;
  locked: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** An item that can be put elsewhere in its list. */
export function SortableItem({ listId, index, count, name, locked, onMove, children }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge | null>(null);
  const move = useRef(onMove);
  useEffect(() => {
    move.current = onMove;
  });
  useEffect(() => {
    const element = row.current;
    if (!element || !handle.current || locked) return undefined;
    return combine(
      draggable({
        element,
        dragHandle: handle.current,
        getInitialData: () => ({ listId, index }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['listId'] === listId,
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) => setEdge(source.data['index'] === index ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const startIndex = Number(source.data['index']);
          const closestEdgeOfTarget = extractClosestEdge(self.data);
          move.current(startIndex, getReorderDestinationIndex({ startIndex, closestEdgeOfTarget, indexOfTarget: index, axis: 'vertical' }));
        },
      }),
    );
  }, [listId, index, locked]);

  const button = (label: string, to: number, Icon: typeof UpIcon) => {
    const isEnd = to < 0 || to >= count;
    return (
      // Never `disabled`: at the end of the list the focus would be lost with the press.
      <IconButton aria-label={`${label}: ${name}`} aria-disabled={isEnd || locked} onClick={() => onMove(index, to)}>
        <Icon fontSize="small" />
      </IconButton>
    );
  };
  return (
    <Row ref={row} data-dragged={isDragged} data-edge={edge ?? undefined}>
      <span ref={handle} className="handle" aria-hidden="true">
        <HandleIcon fontSize="small" />
      </span>
      <div className="content">{children}</div>
      {button('Subir', index - 1, UpIcon)}
      {button('Bajar', index + 1, DownIcon)}
    </Row>
  );
}
