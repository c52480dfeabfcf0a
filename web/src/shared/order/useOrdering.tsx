import { useId, useState, type ReactNode } from 'react';

/** All of them as they should be. Where that is saved at once it answers whether it was, once `items` are what stands. */
export type PutInOrder<Item> = (items: Item[]) => void | Promise<boolean>;

interface Options<Item> {
  items: readonly Item[];
  idOf: (item: Item) => string | number;
  nameOf: (item: Item) => string;
  onOrder: PutInOrder<Item>;
  /** Nothing moves. */
  locked: boolean;
}

export interface Ordering {
  /** Tells what belongs together: nothing goes to another list. */
  listId: string;
  move: (from: number, to: number) => void;
  /** Says to screen readers where something went, and where it is when that could not be saved. */
  news: ReactNode;
}

/** What was moved last: where it went, or that it could not be kept there. */
type Moved = { text: string } | { unsavedId: string | number };

/** What puts items in order, wherever they stand: in a list or in a table. */
export function useOrdering<Item>({ items, idOf, nameOf, onOrder, locked }: Options<Item>): Ordering {
  const listId = useId();
  const [moved, setMoved] = useState<Moved>();
  const move = async (from: number, to: number) => {
    const item = items[from];
    if (locked || item === undefined || from === to || to < 0 || to >= items.length) return;
    const saved = onOrder(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setMoved({ text: `${nameOf(item)}: ${placeText(to, items)}` });
    if ((await saved) === false) setMoved({ unsavedId: idOf(item) });
  };
  /** Told of the list that stands by then: it may be in the order of somebody else. */
  const unsavedText = (id: string | number) => {
    const place = items.findIndex((item) => idOf(item) === id);
    return items[place] && `${nameOf(items[place])}: el cambio no se guardó, está en el ${placeText(place, items)}`;
  };
  return {
    listId,
    move: (from, to) => void move(from, to),
    news: (
      <p role="status" className="visually-hidden">
        {moved && ('text' in moved ? moved.text : unsavedText(moved.unsavedId))}
      </p>
    ),
  };
}

function placeText(place: number, { length }: readonly unknown[]): string {
  return `lugar ${place + 1} de ${length}`;
}
