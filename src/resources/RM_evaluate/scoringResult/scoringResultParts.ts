// What other resources import about the results of scoring.
export { resultList } from './ResultList.tsx'
