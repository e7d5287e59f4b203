import { scoringAreaLists } from '#src/resources/RM_evaluate/scoringArea/lists.ts'

// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export const { ReportList, ResultList } = scoringAreaLists('RMHK_evaluate')
export { ItemSetList } from '#src/resources/RM_evaluate/scoreItemSet/ItemSetList.tsx'
export { TagList } from '#src/resources/RMHK_evaluate/scoreTag/TagList.tsx'
