import type { KeyboardEvent } from 'react';

/** Arrows only move: choosing leads to the next step. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function moveAmongRadios(event: KeyboardEvent<HTMLElement>): void {
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const here = radios.findIndex((radio) => radio === document.activeElement);
  const next = nextPlace(event.key, here, radios.length);
  if (here === -1 || next === undefined) return;
  event.preventDefault();
  radios[next]?.focus();
}

function nextPlace(key: string, here: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (here + step + count) % count;
}
