import type { Locale } from '#src/providers/locale.ts'
import { Popup } from './Popup.tsx'
import s from './Popup.module.css'
import { popupMessages } from './popupMessages.ts'

/** Where to sign in instead, for users whose address is not on the operator's list. */
export const DomainPopup = ({ ip, domains, locale, onClose }: DomainPopupProps) => {
  const words = popupMessages[locale]
  const links = domains.map(linkOf).filter((link) => link !== null)
  return (
    <Popup
      title={words.domainsTitle}
      hint={links.length ? words.domainsHint : words.domainsNone}
      onClose={onClose}
    >
      {links.length ? (
        <ul className={s.list}>
          {links.map(({ href, host }) => (
            <li key={href}>
              <a href={href}>{host}</a>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={s.foot}>
        <button type="button" className={s.back} onClick={onClose}>
          {words.close}
        </button>
        {ip ? <span className={s.about}>{words.address.replace('{ip}', ip)}</span> : null}
      </div>
    </Popup>
  )
}

/** An address that may be opened: http(s), or a bare host. Null for anything else. */
function linkOf(domain: string): { href: string; host: string } | null {
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(domain) ? domain : `https://${domain}`
  if (!URL.canParse(address)) return null
  const { href, host, protocol, username, password } = new URL(address)
  const isPlain = /^https?:$/.test(protocol) && !username && !password && host !== ''
  return isPlain ? { href, host } : null
}

interface DomainPopupProps {
  ip: string | null
  domains: readonly string[]
  locale: Locale
  onClose: () => void
}
