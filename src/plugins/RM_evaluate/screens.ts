import { shopScoreCards } from '#src/resources/shopScore/ScoreCards.tsx'
import { shopScores } from '#src/resources/shopScore/ShopScores.tsx'
import { scoringScreens } from '#src/resources/scoringReport/screens.tsx'
import { itemRanking, scoringResultScreens } from '#src/resources/scoringResult/screens.tsx'

// The screens of the area, which are one chunk.
export const { reportScreens, TodayShops, ScoringForm } = scoringScreens('RM_evaluate')
export const resultScreens = scoringResultScreens('RM_evaluate.result', 'RM_evaluate.scoring.section')
export const ItemRanking = itemRanking('RM_evaluate.result')
export const ShopScores = shopScores('RM_evaluate.shop')
export const ShopScoreCards = shopScoreCards('RM_evaluate.shop')
export { UploadPage } from '#src/resources/scoringUpload/UploadPage.tsx'
export { itemSetScreens } from '#src/resources/scoreItemSet/screens.tsx'
