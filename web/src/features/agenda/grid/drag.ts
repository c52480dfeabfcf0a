import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/utils/disable-native-drag-preview';

export interface Pointer {
  clientX: number;
  clientY: number;
}

export interface DragEvents {
  canDrag: (key: string) => boolean;
  onStart: (key: string, pointer: Pointer) => void;
  /** null: outside the columns. */
  onOver: (pointer: Pointer | null) => void;
  onDrop: (pointer: Pointer | null) => void;
}

/** Without the browser's drag image. Returns the cleanup. */
export function makeDraggable(element: HTMLElement, key: string, board: HTMLElement, events: DragEvents): () => void {
  const data = { turno: key };
  type Location = { current: { input: Pointer; dropTargets: { element: Element }[] } };
  const over = ({ current }: Location) =>
    current.dropTargets.some((target) => target.element === board) ? current.input : null;
  return draggable({
    element,
    getInitialData: () => data,
    canDrag: () => events.canDrag(key),
    onGenerateDragPreview: disableNativeDragPreview,
    onDragStart: ({ location }) => events.onStart(key, location.initial.input),
    onDrag: ({ location }) => events.onOver(over(location)),
    onDropTargetChange: ({ location }) => events.onOver(over(location)),
    onDrop: ({ location }) => events.onDrop(over(location)),
  });
}

export function makeBoard(element: HTMLElement): () => void {
  return dropTargetForElements({ element, canDrop: ({ source }) => 'turno' in source.data });
}
