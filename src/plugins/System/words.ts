import { sightTexts } from '#contract/System/sight.words.ts'
import { userWords } from '#contract/System/user.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf({ 'System/user': userWords }, { 'System.sight': sightTexts })
