import { followPercentRule } from '#src/kit/value/field/formatValue.ts'
import { renewConfig } from '#src/providers/config.ts'
import type { PluginsOff } from './pluginsOff.ts'

/** Puts a change of the public parameters into effect in a console that is open. */
export async function renewParams(off: PluginsOff): Promise<void> {
  const { param } = await renewConfig()
  followPercentRule(param('ui.literal_percent'))
  await off.renew()
}
