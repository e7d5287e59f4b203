import { salesCategoryWords } from '#contract/PS/salesCategory.words.ts'
import { recalculationTexts } from '#contract/PS/recalculation.words.ts'
import { performanceTexts } from '#contract/PS/retailPerformance.words.ts'
import { tenantSaleWords } from '#contract/PS/tenantSale.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  { 'PS/salesCategory': salesCategoryWords, 'PS/tenantSale': tenantSaleWords },
  { 'PS.performance': performanceTexts, 'PS.recalculation': recalculationTexts },
)
