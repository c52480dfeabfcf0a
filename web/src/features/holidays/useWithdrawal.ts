import { useQuestion } from '../../kit/dialog/useQuestion';
import { bannerText } from '../../kit/errors/banner-text';
import { notify } from '../../kit/notify/notify';
import { useWithdrawHolidaysMutation, type HolidayYearFactsFragment } from './holidays.generated';
import { texts } from './texts';
import { useForgetHolidays } from './useDecideHolidays';

interface Options {
  stored: HolidayYearFactsFragment;
  /** Coming dates on which rooms are closed. */
  closedCount: number;
  reload: () => Promise<unknown>;
  onDone: () => void;
}

/** Makes a year undecided again, after a question. */
export function useWithdrawal({ stored: { year }, closedCount, reload, onDone }: Options) {
  const [withdraw] = useWithdrawHolidaysMutation();
  const forget = useForgetHolidays();
  const says = texts.withdrawal;
  return useQuestion<number>((expectedVersion) => ({
    title: says.title(year),
    consequences: says.consequences(year, closedCount),
    noLabel: says.no,
    yesLabel: says.yes,
    isDestructive: true,
    busyLabel: says.busy,
    onYes: async () => {
      const { error } = await withdraw({ year, expectedVersion });
      if (error?.code === 'CONFLICT') {
        await reload();
        return says.changedMeanwhile;
      }
      if (error) return bannerText(error, says.unsure);
      void forget();
      notify.success(says.done(year));
      return undefined;
    },
    onDone,
  }));
}
