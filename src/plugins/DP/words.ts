import { helpTexts } from '#contract/DP/help.words.ts'
import { workspaceTexts } from '#contract/DP/workspace.words.ts'
import { messagesOf } from '#src/kit/base/plugin/messagesOf.ts'

export default messagesOf({}, { DP: { ...workspaceTexts, help: helpTexts } })
