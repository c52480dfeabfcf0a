import { createContext } from 'react';

/** A hook: of a month, yyyy-MM, what each of its days is called. */
export type UseDayLabels = (month: string) => (day: string) => readonly string[];

const NO_LABELS: UseDayLabels = () => () => [];

/** What calendars of date fields show beside the days, as holidays are: the app knows them, the kit does not. */
export const DayLabels = createContext<UseDayLabels>(NO_LABELS);
