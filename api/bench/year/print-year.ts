import { NOTICES, type Share, type YearFigures } from './year-figures';

/** One column for each run. */
export function printYear(runs: readonly YearFigures[]): void {
  const rows: Record<string, Record<string, string>> = {};
  for (const run of runs) {
    const column = run.isListOn ? 'with the list' : 'without';
    for (const [name, value] of linesOf(run)) (rows[name] ??= {})[column] = value;
  }
  console.table(rows);
}

function linesOf(run: YearFigures): [string, string][] {
  const { refilled, refilledByList, exchanged, weeklyMails } = run;
  const lines: [string, string][] = [
    ['offered times that were a turno’s', inWords(run.occupied)],
    ['offered times in which somebody was seen', inWords(run.attended)],
    ['turnos that were cancelled', inWords(run.cancelled)],
    ['turnos that were missed', inWords(run.missed)],
    ...NOTICES.map((notice): [string, string] => [`freed ${notice} before, and refilled`, inWords(refilled[notice])]),
    ['median wait for the first turno', `${run.medianWaitDays.toFixed(1)} days`],
    ['found nothing in their time', String(run.turnedAway)],
  ];
  if (!run.isListOn) return lines;
  return [
    ...lines,
    ['freed times that the list refilled', inWords(refilledByList)],
    ['places in the list', String(run.joined)],
    ['what became of offered times', countsOf(run.outcomes)],
    ['offers that were accepted', inWords(run.accepted)],
    ['turnos for who had none', String(run.newTurnos)],
    ['turnos given up for an earlier one', String(exchanged.count)],
    ['days won: median, all', `${exchanged.medianDaysWon.toFixed(1)}, ${Math.round(exchanged.daysWon)}`],
    ['the list’s mails a patient and week: mean, most', `${weeklyMails.mean.toFixed(2)}, ${weeklyMails.max}`],
    ['most offers to one in seven days', String(run.mostOffersInAWeek)],
  ];
}

function countsOf(outcomes: YearFigures['outcomes']): string {
  return Object.entries(outcomes)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ');
}

function inWords({ count, of }: Share): string {
  return of === 0 ? 'none' : `${count} of ${of}: ${((100 * count) / of).toFixed(1)} %`;
}
