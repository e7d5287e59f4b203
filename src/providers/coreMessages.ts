import { messagesOf } from './messagesOf.ts'
import { coreTexts } from '#src/messages/coreTexts.ts'

/** Loads the console's own messages, each language a chunk of its own. */
export default messagesOf({}, coreTexts)
