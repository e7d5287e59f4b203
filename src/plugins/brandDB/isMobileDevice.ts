/** What of the browser's `navigator` tells a phone or tablet. */
export interface Device {
  readonly userAgent: string
  readonly maxTouchPoints?: number
  /** Only some browsers have it. */
  readonly userAgentData?: { readonly mobile?: boolean }
}

/** Whether somebody holds the device in their hand. An iPad says it is a Mac, but no Mac has a touch screen. */
export function isMobileDevice({ userAgent, maxTouchPoints = 0, userAgentData }: Device): boolean {
  if (userAgentData?.mobile) return true
  if (/android|iphone|ipad|ipod|mobile|harmonyos|windows phone/i.test(userAgent)) return true
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1
}
