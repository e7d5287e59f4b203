import { area } from '#contract/DP/area.ts'
import { definePlugin } from '#src/kit/base/plugin/definePlugin.ts'
import { workspacePages } from '#src/resources/DP/workspace/parts.ts'
import words from './words.ts'

/** The workspace of D-Park. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  availableAt: area.availableAt,
  pages: workspacePages('DP', 'dp.view', () => import('./screens.ts')),
  messages: words,
})
