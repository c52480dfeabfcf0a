import { LazyComponent } from '../../kit/lazy/LazyComponent';
import type { OutOfHoursProps } from './OutOfHoursText';

const load = async () => (await import('./OutOfHoursText')).OutOfHoursText;

/** Loaded late: it waits for the hours anyway. */
export function OutOfHoursNote(props: OutOfHoursProps) {
  return <LazyComponent load={load} isNeeded props={props} />;
}
