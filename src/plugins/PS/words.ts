import { salesCategoryWords } from '#contract/PS/salesCategory.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf({ 'PS/salesCategory': salesCategoryWords })
