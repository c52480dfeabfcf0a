import { styled } from '@mui/material/styles';

import { FormTextField } from '../../../kit/form/FormTextField';
import { intervalText } from '../../../kit/time/intervals';
import { CostPanel } from '../quote/CostPanel';
import { DiscountRules } from '../quote/DiscountRules';
import type { DiscountRuleFragment, RentalRoomFragment } from '../rentals.generated';
import { texts } from '../texts';
import { freeRange, type RentalValues } from './rental-form';
import { RentalHours } from './RentalHours';
import type { RentDialogState } from './useRentDialog';

const Fields = styled('div')({ display: 'grid', gap: 20, alignContent: 'start', minWidth: 0 });

interface Props {
  dialog: RentDialogState;
  rooms: readonly RentalRoomFragment[];
  rules: readonly DiscountRuleFragment[];
  currency: string | undefined;
}

export function HoursAndCost({ dialog: { form, price, forgetFailure }, rooms, rules, currency }: Props) {
  const { room, values } = form;
  const range = room && freeRange(room.free);
  const says = texts.hoursAndCost;
  return (
    <Fields>
      <p>
        {says.range}: {range ? <strong>{intervalText(range)}</strong> : room ? says.noRange : says.rangeOfRoom}
      </p>
      <RentalHours
        newInterval={form.newInterval}
        within={(room && freeRange(room.open)) ?? undefined}
        moreTimes={room?.free.flatMap(({ startTime, endTime }) => [startTime, endTime])}
        onChanged={() => {
          forgetFailure();
          form.onHoursTyped();
        }}
      />
      <FormTextField<RentalValues> label={texts.fields.notes} name="notes" rows={2} />
      <CostPanel
        title={says.cost}
        cost={price.quote}
        busy={price.busy}
        failed={price.failed}
        hourlyCost={rooms.find(({ id }) => id === values.roomId)?.currentHourlyCost}
        currency={currency}
        empty={room ? says.wrongHours : says.noRoom}
      >
        <DiscountRules rules={rules} intervals={values.intervals} />
      </CostPanel>
    </Fields>
  );
}
