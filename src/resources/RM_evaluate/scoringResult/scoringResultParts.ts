// What other resources use of the results of scoring.
export { resultList } from './ResultList.tsx'
