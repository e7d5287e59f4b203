import { text, type Texts } from '#contract/localText.ts'

/** The texts of the scanner for the codes of stores. */
export const scanTexts = {
  scan: text('扫描铺位二维码', '掃描舖位二維碼', 'Scan the store’s code'),
  aim: text('将摄像头对准铺位二维码', '將鏡頭對準舖位二維碼', 'Point the camera at the code of the store.'),
  unknown: text('这不是铺位二维码', '這不是舖位二維碼', 'This is not the code of a store.'),
  no_camera: text(
    '无法使用摄像头，请在浏览器设置中允许访问，或手动选择铺位。',
    '未能使用鏡頭，請在瀏覽器設定中允許存取，或自行選擇舖位。',
    'The camera cannot be used. Allow it in the settings of the browser, or choose the store yourself.',
  ),
} satisfies Texts
