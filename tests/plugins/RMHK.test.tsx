import { describePlugin } from '#src/kit/testing/describePlugin.ts'
import plugin from '#src/plugins/RMHK/plugin.ts'
import { shippedPlugins } from '#tests/support/shippedPlugins.ts'

describePlugin(plugin, { beside: shippedPlugins })
