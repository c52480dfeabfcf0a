import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  type RefCallback,
  type RefObject,
} from 'react';

import { FocusTargets } from '../focus/focus-targets';

interface FieldFacts {
  name: string;
  error?: string;
  /** Names a group; other fields have a label. */
  legend?: string;
  /** The field with its message. */
  box?: RefObject<HTMLElement | null>;
}

export interface FieldFault {
  field: HTMLElement;
  /** "Plan: No puede superar los 300 caracteres" */
  text: string;
}

/** In the order of the page. */
export type FormFields = ReturnType<typeof formFields>;

const Targets = createContext<FocusTargets<FieldFacts> | null>(null);
export const FormFieldTargets = Targets.Provider;

export const createFieldTargets = () => new FocusTargets<FieldFacts>();

/** Returns the `ref` of the element to focus. */
export function useFieldTarget(facts: FieldFacts): RefCallback<HTMLElement> {
  const targets = useContext(Targets);
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => (targets && element.current ? targets.put(element.current, facts) : undefined));
  return useCallback((present) => {
    element.current = present;
  }, []);
}

export function useFormFields(): FormFields {
  const targets = useContext(Targets);
  return useMemo(() => formFields(targets), [targets]);
}

export function formFields(targets: FocusTargets<FieldFacts> | null) {
  const all = () => targets?.inPageOrder() ?? [];
  const wrong = () => all().filter(({ facts }) => facts.error !== undefined);
  return {
    first: (part?: HTMLElement | null) => all().find(({ element }) => !part || part.contains(element))?.element,
    named: (name: string) => all().find(({ facts }) => facts.name === name)?.element,
    faults: (): FieldFault[] =>
      wrong().map(({ element, facts }) => ({ field: element, text: faultText(element, facts) })),
    /** Focuses the first invalid field and shows its message. */
    focusFault: () => {
      const [first] = wrong();
      first?.element.focus();
      first?.facts.box?.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** Adds the field's name to messages without it. */
function faultText(field: HTMLElement, { error = '', legend }: FieldFacts): string {
  const name = legend ?? labelOf(field);
  const plain = (text: string) => text.toLocaleLowerCase('es');
  const saysName = / es requerid[oa]$/.test(error) || plain(error).startsWith(plain(name));
  return saysName ? error : `${name}: ${error}`;
}

function labelOf(field: HTMLElement): string {
  const labels = 'labels' in field ? (field as HTMLInputElement).labels : null;
  return (labels?.[0]?.textContent ?? '').replace(/ \(opcional\)$/, '').trim();
}
