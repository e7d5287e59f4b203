import { describePlugin } from '#src/kit/testing/describePlugin.ts'
import plugin from '#src/plugins/RM/plugin.ts'
import { shippedPlugins } from '#tests/support/shippedPlugins.ts'

describePlugin(plugin, { beside: shippedPlugins })
