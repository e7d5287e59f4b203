import { helpTexts } from '#contract/RM_evaluate/help.words.ts'
import {
  dailyScoreTagWords,
  scoreTagTexts,
  shopTagsTexts,
  tagStoresTexts,
} from '#contract/RMHK_evaluate/dailyScoreTag.words.ts'
import { scoreItemSetTexts, scoreItemSetWords } from '#contract/RM_evaluate/scoreItemSet.words.ts'
import { scoringAreaTexts, scoringAreaWords } from '#contract/RM_evaluate/scoringArea.words.ts'
import { messagesOf } from '#src/kit/base/plugin/messagesOf.ts'

export default messagesOf(
  {
    ...scoringAreaWords('RMHK_evaluate'),
    'RMHK_evaluate/items': scoreItemSetWords,
    'RMHK_evaluate/tag': dailyScoreTagWords,
  },
  {
    'RMHK_evaluate.help': helpTexts,
    ...scoringAreaTexts('RMHK_evaluate'),
    'RMHK_evaluate.itemset': scoreItemSetTexts,
    'RMHK_evaluate.tag': scoreTagTexts,
    'RMHK_evaluate.shopTags': shopTagsTexts,
    'RMHK_evaluate.tagStores': tagStoresTexts,
  },
)
