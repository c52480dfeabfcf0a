import { isBefore } from './page-order';

interface Place<Facts> {
  element: HTMLElement;
  facts: Facts;
}

/** Elements that can take the focus, with what is known of each. */
export class FocusPlaces<Facts> {
  private readonly places = new Map<HTMLElement, Facts>();

  /** Returns the removal, for an effect. */
  put(element: HTMLElement, facts: Facts): () => void {
    this.places.set(element, facts);
    return () => void this.places.delete(element);
  }

  inPageOrder(): Place<Facts>[] {
    const places = [...this.places].map(([element, facts]) => ({ element, facts }));
    return places.sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1));
  }
}
