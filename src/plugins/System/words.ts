import { helpTexts } from '#contract/System/help.words.ts'
import { announcementWords } from '#contract/System/announcement.words.ts'
import { auditLogWords } from '#contract/System/auditLog.words.ts'
import { dictionaryTexts } from '#contract/System/dictionary.words.ts'
import { i18nTexts } from '#contract/System/i18n.words.ts'
import { jobTexts } from '#contract/System/jobControl.words.ts'
import { scopeTexts } from '#contract/System/dataScope.words.ts'
import { sessionTexts } from '#contract/System/onlineSession.words.ts'
import { department } from '#contract/common/department.ts'
import { menuWords } from '#contract/common/menu.words.ts'
import { siteWords } from '#contract/common/site.words.ts'
import { spaceOwnerWords } from '#contract/common/spaceOwner.words.ts'
import { staffLevel } from '#contract/common/staffLevel.ts'
import { paramWords } from '#contract/System/param.words.ts'
import { permissionWords } from '#contract/System/permission.words.ts'
import { roleWords } from '#contract/System/role.words.ts'
import { sightTexts } from '#contract/System/sight.words.ts'
import { signInRecordWords } from '#contract/System/signInRecord.words.ts'
import { statusTexts } from '#contract/System/status.words.ts'
import { userWords } from '#contract/System/user.words.ts'
import { messagesOf } from '#src/kit/base/plugin/messagesOf.ts'

export default messagesOf(
  {
    'System/announcement': announcementWords,
    'System/department': department,
    'System/menu': menuWords,
    'System/auditlog': auditLogWords,
    'System/param': paramWords,
    'System/permission': permissionWords,
    'System/role': roleWords,
    'System/signIn': signInRecordWords,
    'System/site': siteWords,
    'System/spaceOwner': spaceOwnerWords,
    'System/staffLevel': staffLevel,
    'System/user': userWords,
  },
  {
    'System.help': helpTexts,
    'System.dictionary': dictionaryTexts,
    'System.i18n': i18nTexts,
    'System.job': jobTexts,
    'System.scope': scopeTexts,
    'System.session': sessionTexts,
    'System.sight': sightTexts,
    'System.status': statusTexts,
  },
)
