import { render, screen } from '@testing-library/react';
import { createElement, useEffect, useRef, useState } from 'react';

import { takeConsoleFaults } from './console-faults';

const page = <main>Elegí un día</main>;

test('a timeout is reported with the page at that moment', async () => {
  const { rerender } = render(<main>Cargando</main>);
  const searched = screen.findByRole('button', { name: 'Reservar' }, { timeout: 100 });
  rerender(page);
  await expect(searched).rejects.toThrow(
    /Unable to find role="button" and name "Reservar"[\s\S]+<main>[\s\S]+Elegí un día/,
  );
  await expect(searched).rejects.toMatchObject({ stack: expect.stringContaining('Elegí un día') });
});

test('a missing element is reported with the page, and the caller', () => {
  render(page);
  const search = () => screen.getByText('Reservar');
  expect(search).toThrow(/Unable to find an element with the text: Reservar[\s\S]+Elegí un día/);
  expect(stackOf(search)).toMatch(/Elegí un día[\s\S]+setup\.test\.tsx/);
  expect(stackOf(search)).not.toContain('setup.ts');
});

test('what comes in time is waited for without printing the page', async () => {
  const { rerender } = render(<main>Cargando</main>);
  let printed = 0;
  Object.defineProperty(screen.getByRole('main'), 'attributes', {
    get: () => {
      printed += 1;
      return [];
    },
  });
  const found = screen.findByText('Elegí un día');
  rerender(page);
  await found;
  expect(printed).toBe(0);
});

test('who waits for something goes on when React is done with what follows from it, however slow the machine', async () => {
  const Box = () => {
    const [step, setStep] = useState(0);
    const box = useRef<HTMLInputElement>(null);
    useEffect(() => {
      if (step === 0) void Promise.resolve().then(() => setStep(1));
      else if (step < 3) setStep(step + 1);
      else box.current?.focus();
    }, [step]);
    keepBusy(10);
    return <input ref={box} aria-label={step === 0 ? 'Cargando' : 'Nombre'} />;
  };
  render(<Box />);
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveFocus();
});

test('what a page tells the console is noted, with where, and would fail this test', () => {
  const Days = () => ['Lunes', 'Martes'].map((day) => createElement('li', null, day));
  render(<Days />);
  expect(takeConsoleFaults()).toEqual([expect.stringMatching(/unique "key" prop[\s\S]+setup\.test\.tsx/)]);
});

function stackOf(action: () => unknown): string | undefined {
  try {
    action();
  } catch (error) {
    return (error as Error).stack;
  }
  return undefined;
}

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
