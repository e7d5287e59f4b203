import { paramWords } from '#contract/System/param.words.ts'
import { roleWords } from '#contract/System/role.words.ts'
import { sightTexts } from '#contract/System/sight.words.ts'
import { userWords } from '#contract/System/user.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  { 'System/param': paramWords, 'System/role': roleWords, 'System/user': userWords },
  { 'System.sight': sightTexts },
)
