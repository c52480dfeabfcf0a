import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  extractClosestEdge,
  type Edge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';

export interface DraggedItem {
  listId: string;
  index: number;
  onDragged: (isDragged: boolean) => void;
  onEdge: (edge: Edge | null) => void;
  onMove: (from: number, to: number) => void;
}

interface Elements {
  element: HTMLElement;
  dragHandle: HTMLElement;
}

/** Returns the cleanup. */
export function makeDraggable({ element, dragHandle }: Elements, item: DraggedItem): () => void {
  const { listId, index, onDragged, onEdge, onMove } = item;
  return combine(
    draggable({
      element,
      dragHandle,
      getInitialData: () => ({ listId, index }),
      onDragStart: () => onDragged(true),
      onDrop: () => onDragged(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data['listId'] === listId,
      getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => onEdge(source.data['index'] === index ? null : extractClosestEdge(self.data)),
      onDragLeave: () => onEdge(null),
      onDrop: ({ self, source }) => {
        onEdge(null);
        const startIndex = Number(source.data['index']);
        const closestEdgeOfTarget = extractClosestEdge(self.data);
        onMove(
          startIndex,
          getReorderDestinationIndex({ startIndex, closestEdgeOfTarget, indexOfTarget: index, axis: 'vertical' }),
        );
      },
    }),
  );
}
