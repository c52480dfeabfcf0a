import { isBefore } from './page-order';

interface Place<Facts> {
  element: HTMLElement;
  facts: Facts;
}

export class FocusTargets<Facts> {
  private readonly targets = new Map<HTMLElement, Facts>();

  put(element: HTMLElement, facts: Facts): () => void {
    this.targets.set(element, facts);
    return () => void this.targets.delete(element);
  }

  inPageOrder(): Place<Facts>[] {
    const targets = [...this.targets].map(([element, facts]) => ({ element, facts }));
    return targets.sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1));
  }
}
