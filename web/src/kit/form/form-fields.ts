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
  /** The field's error message. */
  error?: string;
  /** Name of a group; other fields have a label. */
  legend?: string;
  /** The field with its message, where the message may be out of sight. */
  box?: RefObject<HTMLElement | null>;
}

export interface FieldFault {
  field: HTMLElement;
  /** "Plan: No puede superar los 300 caracteres" */
  text: string;
}

/** A form's fields as they stand in the page, for the focus. */
export type FormFields = ReturnType<typeof formFields>;

const Targets = createContext<FocusTargets<FieldFacts> | null>(null);
export const FormFieldTargets = Targets.Provider;

export const createFieldTargets = () => new FocusTargets<FieldFacts>();

/** Registers a field with its form. Returns the `ref` of the element that takes the focus. */
export function useFieldTarget(facts: FieldFacts): RefCallback<HTMLElement> {
  const targets = useContext(Targets);
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => (targets && element.current ? targets.put(element.current, facts) : undefined));
  return useCallback((present) => {
    element.current = present;
  }, []);
}

/** In a form: its fields. */
export function useFormFields(): FormFields {
  const targets = useContext(Targets);
  return useMemo(() => formFields(targets), [targets]);
}

export function formFields(targets: FocusTargets<FieldFacts> | null) {
  const all = () => targets?.inPageOrder() ?? [];
  const wrong = () => all().filter(({ facts }) => facts.error !== undefined);
  return {
    /** The first one, or the first of a part of the form. */
    first: (part?: HTMLElement | null) => all().find(({ element }) => !part || part.contains(element))?.element,
    named: (name: string) => all().find(({ facts }) => facts.name === name)?.element,
    faults: (): FieldFault[] =>
      wrong().map(({ element, facts }) => ({ field: element, text: faultText(element, facts) })),
    /** Focuses the first wrong one and shows its message. */
    focusFault: () => {
      const [first] = wrong();
      first?.element.focus();
      first?.facts.box?.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** Messages that don't name their field get its name as a prefix. */
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
