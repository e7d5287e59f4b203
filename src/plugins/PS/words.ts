import { salesCategoryWords } from '#contract/PS/salesCategory.words.ts'
import { performanceTexts } from '#contract/PS/retailPerformance.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf({ 'PS/salesCategory': salesCategoryWords }, { 'PS.performance': performanceTexts })
