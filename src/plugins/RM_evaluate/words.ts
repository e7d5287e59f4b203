import { helpTexts } from '#contract/RM_evaluate/help.words.ts'
import { scoreItemSetTexts, scoreItemSetWords } from '#contract/RM_evaluate/scoreItemSet.words.ts'
import { scoringAreaTexts, scoringAreaWords } from '#contract/RM_evaluate/scoringArea.words.ts'
import { scoringUploadTexts } from '#contract/RM_evaluate/scoringUpload.words.ts'
import { messagesOf } from '#src/kit/base/plugin/messagesOf.ts'

export default messagesOf(
  { ...scoringAreaWords('RM_evaluate'), 'RM_evaluate/items': scoreItemSetWords },
  {
    'RM_evaluate.help': helpTexts,
    ...scoringAreaTexts('RM_evaluate'),
    'RM_evaluate.itemset': scoreItemSetTexts,
    'RM_evaluate.upload': scoringUploadTexts,
  },
)
