import { salesCategoryWords } from '#contract/PS/salesCategory.words.ts'
import { perfScenarioTexts, perfScenarioWords } from '#contract/PS/perfScenario.words.ts'
import { recalculationTexts } from '#contract/PS/recalculation.words.ts'
import { performanceChangesTexts } from '#contract/PS/performanceChanges.words.ts'
import { performanceTexts } from '#contract/PS/retailPerformance.words.ts'
import { tenantSaleWords } from '#contract/PS/tenantSale.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  {
    'PS/scenario': perfScenarioWords,
    'PS/salesCategory': salesCategoryWords,
    'PS/tenantSale': tenantSaleWords,
  },
  {
    'PS.changes': performanceChangesTexts,
    'PS.performance': performanceTexts,
    'PS.recalculation': recalculationTexts,
    'PS.scenario': perfScenarioTexts,
  },
)
