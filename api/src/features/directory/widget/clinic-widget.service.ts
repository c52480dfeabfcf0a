import { sitesFault, sitesIn } from '../../../domain/widget-sites';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { changeSettings, readSettings, type SettingsPart } from '../../settings/change-settings';
import { WidgetSettings, WIDGET_WORDS } from './clinic-widget.entity';
import type { ClinicWidget, UpdateClinicWidgetInput } from './clinic-widget.object';

/** Origins that may embed the widget; [] allows none. */
export async function widgetSites(ctx: Context): Promise<string[]> {
  const { widgetSites: sites } = await ctx.db.manager.findOneByOrFail(WidgetSettings, { id: 1 });
  return sitesIn(sites);
}

export function getClinicWidget(ctx: Context): Promise<ClinicWidget> {
  return readSettings(ctx, WIDGET);
}

/** BAD_REQUEST on `sites`; CONFLICT with the current ones on a version mismatch. */
export function updateClinicWidget(
  ctx: Context,
  { sites }: UpdateClinicWidgetInput,
  expectedVersion?: number | null,
): Promise<ClinicWidget> {
  const fault = sitesFault(sites ?? '');
  if (fault !== null) throw invalid('sites', fault);
  const widget = sites === undefined ? undefined : sitesIn(sites ?? '').join('\n');
  return changeSettings(ctx, WIDGET, { widgetSites: widget }, { expectedVersion });
}

const WIDGET: SettingsPart<WidgetSettings, ClinicWidget> = {
  name: 'widget',
  permission: 'settings',
  entity: WidgetSettings,
  noun: WIDGET_WORDS,
  version: 'widgetVersion',
  view: ({ widgetSites: sites, widgetVersion: version }) => ({ sites, version }),
};
