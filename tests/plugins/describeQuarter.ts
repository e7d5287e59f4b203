// @runs longer in full runs
import { describePlugin } from '#src/kit/testing/describePlugin.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { installed } from '#tests/support/installed.ts'

const isOfHongKong = ({ availableAt }: Plugin) => typeof availableAt === 'object' && 'region' in availableAt

// No site has the areas of Hong Kong beside those of elsewhere, whose cards have the same names.
for (const plugin of installed.beside)
  describePlugin(plugin, {
    ...installed,
    beside: installed.beside.filter((other) => isOfHongKong(plugin) || !isOfHongKong(other)),
  })
