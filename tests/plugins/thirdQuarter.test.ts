// @runs longer in full runs
import { describeQuarter } from './describeQuarter.ts'

describeQuarter(2)
