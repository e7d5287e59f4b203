import { brand } from './brand.ts'
import { brandCategory } from './brandCategory.ts'
import { brandTag } from './brandTag.ts'
import { config } from './config.ts'
import { department } from './department.ts'
import { floor } from './floor.ts'
import { genToken, ssoConsume } from './frameToken.ts'
import { health } from './health.ts'
import { i18nLanguages, i18nMessages, i18nSwitch, i18nUpdate } from './i18n.ts'
import { level1Classification } from './level1Classification.ts'
import { level2Classification } from './level2Classification.ts'
import { menu } from './menu.ts'
import { param } from './param.ts'
import { passwordChange, passwordForget, passwordReset } from './password.ts'
import { role } from './role.ts'
import { refresh, signin, signout, siteChange, userinfo, validity } from './session.ts'
import { captcha, encryptKey, ipInWhitelist } from './signInGuards.ts'
import { site } from './site.ts'
import { smsBindmobile, smsNotRemindAgain, smsSendcode } from './sms.ts'
import { spaceowner } from './spaceOwner.ts'
import { store } from './store.ts'
import { tourProblem } from './tourProblem.ts'
import { user } from './user.ts'

/** Everything that goes over the wire. Server, console, documentation, conformance and tests read it from here. */
export const contract = {
  resources: {
    brand,
    brandCategory,
    brandTag,
    department,
    floor,
    level1Classification,
    level2Classification,
    menu,
    param,
    role,
    site,
    store,
    tourProblem,
    user,
  },
  calls: {
    captcha,
    config,
    encryptKey,
    genToken,
    health,
    i18nLanguages,
    i18nMessages,
    i18nSwitch,
    i18nUpdate,
    ipInWhitelist,
    passwordChange,
    passwordForget,
    passwordReset,
    refresh,
    signin,
    signout,
    siteChange,
    smsBindmobile,
    smsNotRemindAgain,
    smsSendcode,
    spaceowner,
    ssoConsume,
    userinfo,
    validity,
  },
}
