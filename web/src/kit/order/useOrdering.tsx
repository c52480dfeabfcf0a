import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useState, type ReactNode } from 'react';

/** Gets the new order. Resolves to whether it was saved, once `items` is up to date. */
export type PutInOrder<Item> = (items: Item[]) => void | Promise<boolean>;

interface Options<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  onOrder: PutInOrder<Item>;
  locked: boolean;
}

export interface Ordering {
  listId: string;
  move: (from: number, to: number) => void;
  news: ReactNode;
}

type Moved = { text: string } | { unsavedId: string | number };

export function useOrdering<Item>({ items, idOf, nameOf, onOrder, locked }: Options<Item>): Ordering {
  const listId = useId();
  const [moved, setMoved] = useState<Moved>();
  const move = async (from: number, to: number) => {
    const item = items[from];
    if (locked || item === undefined || from === to || to < 0 || to >= items.length) return;
    const saved = onOrder(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setMoved({ text: `${nameOf(item)}: ${positionText(to, items)}` });
    if ((await saved) === false) setMoved({ unsavedId: idOf(item) });
  };
  /** A colleague may have sorted it. */
  const unsavedText = (id: string | number) => {
    const index = items.findIndex((item) => idOf(item) === id);
    return items[index] && `${nameOf(items[index])}: el cambio no se guardó, está en el ${positionText(index, items)}`;
  };
  return {
    listId,
    move: (from, to) => void move(from, to),
    news: (
      <p role="status" style={visuallyHidden}>
        {moved && ('text' in moved ? moved.text : unsavedText(moved.unsavedId))}
      </p>
    ),
  };
}

function positionText(index: number, { length }: readonly unknown[]): string {
  return `lugar ${index + 1} de ${length}`;
}
