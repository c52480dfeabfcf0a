import { createContext } from 'react';

/** Labels by day of a month, yyyy-MM. */
export type UseDayLabels = (month: string) => (day: string) => readonly string[];

const NO_LABELS: UseDayLabels = () => () => [];

/** Labels such as holidays beside the days of date fields, provided by the app. */
export const DayLabels = createContext<UseDayLabels>(NO_LABELS);
