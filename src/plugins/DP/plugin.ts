import { area } from '#contract/DP/area.ts'
import { helpTexts } from '#contract/DP/help.words.ts'
import { workspaceTexts } from '#contract/DP/workspace.words.ts'
import { definePlugin } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { workspaceParts } from '#src/resources/DP/workspace/parts.ts'

/** The workspace of D-Park. */
export default definePlugin({
  area,
  ...workspaceParts('dp.view'),
  messages: messagesOf(nounWords(area), { DP: { ...workspaceTexts, help: helpTexts } }),
})
