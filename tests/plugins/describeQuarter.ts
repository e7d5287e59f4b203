import { describePlugin } from '#src/kit/testing/describePlugin.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { installed } from '#tests/support/installed.ts'

const isOfHongKong = ({ availableAt }: Plugin) => typeof availableAt === 'object' && 'region' in availableAt

/** The tests of every fourth plugin of `console.config.ts`, from the first (0), second, third or fourth on. Each file has a quarter, so that they run side by side. */
export function describeQuarter(quarter: 0 | 1 | 2 | 3): void {
  for (const plugin of installed.beside.filter((_, at) => at % 4 === quarter))
    describePlugin(plugin, {
      ...installed,
      // No site has the areas of Hong Kong beside those of elsewhere, whose cards have the same names.
      beside: installed.beside.filter((other) => isOfHongKong(plugin) || !isOfHongKong(other)),
    })
}
