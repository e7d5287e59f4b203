import { workspaceTexts } from '#contract/DP/workspace.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf({}, { DP: workspaceTexts })
