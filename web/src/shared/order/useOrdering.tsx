import { useId, useState, type ReactNode } from 'react';

interface Options<Item> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** All of them as they should be. */
  onOrder: (items: Item[]) => void;
  /** Nothing moves. */
  locked: boolean;
}

export interface Ordering {
  /** Tells what belongs together: nothing goes to another list. */
  listId: string;
  move: (from: number, to: number) => void;
  /** Says to screen readers where something went. */
  news: ReactNode;
}

/** What puts items in order, wherever they stand: in a list or in a table. */
export function useOrdering<Item>({ items, nameOf, onOrder, locked }: Options<Item>): Ordering {
  const listId = useId();
  const [news, setNews] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (locked || item === undefined || from === to || to < 0 || to >= items.length) return;
    onOrder(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setNews(`${nameOf(item)}: lugar ${to + 1} de ${items.length}`);
  };
  return {
    listId,
    move,
    news: (
      <p role="status" className="visually-hidden">
        {news}
      </p>
    ),
  };
}
