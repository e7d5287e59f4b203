// What the screens of other resources import from this one.
export { itemHistoryPage } from './ItemHistoryPage.tsx'
export { shopScoreCards } from './ScoreCards.tsx'
export { shopScores } from './ShopScores.tsx'
