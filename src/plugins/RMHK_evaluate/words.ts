import {
  dailyScoreTagWords,
  scoreTagTexts,
  tagStoresTexts,
} from '#contract/RMHK_evaluate/dailyScoreTag.words.ts'
import { rankingDownloadTexts } from '#contract/RM_evaluate/scoringRanking.words.ts'
import { scoringReportWords, scoringTexts } from '#contract/RM_evaluate/scoringReport.words.ts'
import { scoringResultTexts, scoringResultWords } from '#contract/RM_evaluate/scoringResult.words.ts'
import { messagesOf } from '#src/kit/messagesOf.ts'

export default messagesOf(
  {
    'RMHK_evaluate/scoringList': scoringReportWords,
    'RMHK_evaluate/results': scoringResultWords,
    'RMHK_evaluate/tag': dailyScoreTagWords,
  },
  {
    'RMHK_evaluate.scoring': scoringTexts,
    'RMHK_evaluate.result': { ...scoringResultTexts, download: rankingDownloadTexts },
    'RMHK_evaluate.tag': scoreTagTexts,
    'RMHK_evaluate.tagStores': tagStoresTexts,
  },
)
