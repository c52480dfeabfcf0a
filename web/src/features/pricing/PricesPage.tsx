import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { Subject } from '../../kit/dialog/QuestionDialog';
import { useDeletion } from '../../kit/dialog/useDeletion';
import { useEntryForm } from '../../kit/dialog/useEntryForm';
import { useKeptFocus } from '../../kit/focus/useKeptFocus';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { Loaded } from '../../kit/states/Loaded';
import { DiscountRulesTable } from './DiscountRulesTable';
import { GiveBackForm } from './give-back/GiveBackForm';
import { HourlyCostForm } from './HourlyCostForm';
import {
  useCreateDiscountRuleMutation,
  useDeleteDiscountRuleMutation,
  usePricingQuery,
  useUpdateDiscountRuleMutation,
  type CreateDiscountRuleInput,
  type PricingRuleFragment,
} from './pricing.generated';
import { RuleFormDialog } from './RuleFormDialog';
import { texts } from './texts';

/** The prices of future rentals. */
export function PricesPage() {
  const rulesId = useId();
  const query = usePricingQuery({ fetchPolicy: 'cache-and-network', errorFallback: texts.pricesPage.failed });
  const currency = useClinic()?.currency;
  const form = useRuleForm(query.refetch);
  const deletion = useRuleDeletion(query.refetch);
  const rules = useRef<HTMLElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  useKeptFocus(rules, () => add.current?.focus());
  return (
    <Loaded
      query={query}
      errorTitle={texts.pricesPage.failed}
      waiting={<FormOnItsWay label={texts.pricesPage.loading} />}
    >
      {({ rentalConfig, giveBackPolicy }) => (
        <Stack spacing={6}>
          <HourlyCostForm stored={rentalConfig} currency={currency} />
          <Stack component="section" spacing={3} ref={rules} aria-labelledby={rulesId}>
            <Stack direction="row" spacing={3}>
              <Typography variant="h2" id={rulesId}>
                {texts.pricesPage.rules}
              </Typography>
              <Typography variant="body2" color="textSecondary" role="status">
                {texts.pricesPage.ruleCount(rentalConfig.discountRules.length)}
              </Typography>
              <Button ref={add} sx={{ ml: 'auto' }} aria-haspopup="dialog" onClick={form.openNew}>
                {texts.create.open}
              </Button>
            </Stack>
            <DiscountRulesTable
              list={{ rows: rentalConfig.discountRules, busy: false, failed: false, retry: query.refetch }}
              onAdd={form.openNew}
              onEdit={form.openStored}
              onDelete={deletion.ask}
            />
          </Stack>
          <GiveBackForm stored={giveBackPolicy} />
          <RuleFormDialog key={form.dialog.stored?.id} {...form.dialog} />
          {deletion.dialog}
        </Stack>
      )}
    </Loaded>
  );
}

function useRuleDeletion(reload: () => Promise<void>) {
  const [deleteRule] = useDeleteDiscountRuleMutation();
  return useDeletion<PricingRuleFragment>(texts.deletion, reload, ({ id, description, ...rule }) => ({
    about: (
      <Subject>
        <strong>{description}</strong>
        {texts.deletion.about(rule.discountPercentage, rule.minHoursPerDay)}
      </Subject>
    ),
    consequences: [texts.deletion.consequence],
    remove: () => deleteRule({ id }),
  }));
}

/** `reload` refetches the list. */
function useRuleForm(reload: () => Promise<void>) {
  const [createRule] = useCreateDiscountRuleMutation();
  const [updateRule] = useUpdateDiscountRuleMutation();
  return useEntryForm<PricingRuleFragment, Required<CreateDiscountRuleInput>>(texts, reload, {
    create: (input, idempotencyKey) => createRule({ input, idempotencyKey }),
    update: ({ id }, input, expectedVersion) => updateRule({ id, input, expectedVersion }),
  });
}
