import { scoringAreaLists } from '#src/resources/scoringArea/lists.ts'

// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export const { ReportList, ResultList } = scoringAreaLists('RMHK_evaluate')
export { ItemSetList } from '#src/resources/scoreItemSet/ItemSetList.tsx'
export { TagList } from '#src/resources/scoreTag/TagList.tsx'
