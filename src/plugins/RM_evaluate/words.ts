import { rankingDownloadTexts } from '#contract/RM_evaluate/scoringRanking.words.ts'
import { scoreItemSetTexts, scoreItemSetWords } from '#contract/RM_evaluate/scoreItemSet.words.ts'
import { scoringReportWords, scoringTexts } from '#contract/RM_evaluate/scoringReport.words.ts'
import { scoringResultTexts, scoringResultWords } from '#contract/RM_evaluate/scoringResult.words.ts'
import { shopScoreTexts } from '#contract/RM_evaluate/shopScores.words.ts'
import { scoringUploadTexts } from '#contract/RM_evaluate/scoringUpload.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  {
    'RM_evaluate/scoringList': scoringReportWords,
    'RM_evaluate/results': scoringResultWords,
    'RM_evaluate/items': scoreItemSetWords,
  },
  {
    'RM_evaluate.scoring': scoringTexts,
    'RM_evaluate.shop': shopScoreTexts,
    'RM_evaluate.result': { ...scoringResultTexts, download: rankingDownloadTexts },
    'RM_evaluate.itemset': scoreItemSetTexts,
    'RM_evaluate.upload': scoringUploadTexts,
  },
)
