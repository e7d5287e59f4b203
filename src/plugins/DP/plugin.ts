import { definePlugin } from '#src/kit/definePlugin.ts'
import { workspacePages } from '#src/resources/workspace/parts.ts'
import words from './words.ts'

/** The workspace of D-Park. */
export default definePlugin({
  id: 'DP',
  api: 1,
  title: { zh_CN: 'D·Park', zh_TW: 'D·Park', en_US: 'D-Park' },
  availableAt: { sites: ['9'] },
  pages: workspacePages('DP', 'dp.view', () => import('./screens.ts')),
  messages: words,
})
