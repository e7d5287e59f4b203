import { messagesOf } from '#src/kit/base/plugin/messagesOf.ts'
import { coreTexts } from './coreTexts.ts'

/** Loads the console's own messages, each language a chunk of its own. */
export default messagesOf({}, coreTexts)
