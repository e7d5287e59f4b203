// @runs longer in full runs
import { describePlugin } from '#src/kit/testing/describePlugin.ts'
import plugin from '#src/plugins/leasing/plugin.ts'
import { installed } from '#tests/support/installed.ts'

describePlugin(plugin, installed)
