// @runs longer in full runs
import { describePlugin } from '#src/kit/testing/describePlugin.ts'
import { installed } from '#tests/support/installed.ts'

for (const plugin of installed.beside) describePlugin(plugin, installed)
