import { helpTexts } from '#contract/Flagging/help.words.ts'
import { flagWords } from '#contract/Flagging/flag.words.ts'
import { flagRuleWords } from '#contract/Flagging/flagRule.words.ts'
import { messagesOf } from '#src/kit/base/plugin/messagesOf.ts'

export default messagesOf(
  { 'Flagging/list': flagWords, 'Flagging/rules': flagRuleWords },
  { 'Flagging.help': helpTexts },
)
