import { type Mood, word, type Word } from './brandWords.ts'

/** The names and properties of the brands of a trade. */
export interface BrandStyle {
  mood: Mood
  /** Chinese first, Latin first, or a mixture. */
  tongue: 'local' | 'mixed' | 'global'
  /** How many of a hundred brands are in this trade. */
  weight: number
  /** The usual price bands, from the cheapest to the most expensive, 1 to 5. */
  prices: [number, number]
  origins: string[]
  /**
   * The words for a shop of this trade; no word may be used by two trades, or two brands could have the same
   * name.
   */
  suffixes: Suffix[]
}

/** `level2` is the position of the line of trade that the word implies, null if it fits several. */
export type Suffix = Word & { level2: number | null }

interface Line {
  mood: Mood
  tongue: BrandStyle['tongue']
  weight: number
  prices: [number, number]
  origins: string
  suffixes: string
}

const style = ({ origins, suffixes, ...rest }: Line): BrandStyle => ({
  ...rest,
  origins: origins.split(' '),
  suffixes: suffixes.split('; ').map(suffix),
})

// `寿司|壽司|shou si|Sushi@0`: a sushi bar is in the first line of its trade.
const suffix = (text: string): Suffix => {
  const [names = '', level2] = text.split('@')
  return { ...word(names), level2: level2 === undefined ? null : Number(level2) }
}

/** One style for each trade of the first level, by its code. The weights add up to 100. */
export const brandStyles: Record<string, BrandStyle> = {
  FB01: style({
    mood: 'taste',
    tongue: 'local',
    weight: 8,
    prices: [2, 4],
    origins: 'CN CN CN HK TW',
    suffixes:
      '酒家|jiu jia|Restaurant; 小馆|小館|xiao guan|Bistro; 食府|shi fu|Dining House; 私房菜|si fang cai|Private Kitchen; 小厨|小廚|xiao chu|Kitchen; 饭庄|飯莊|fan zhuang|Banquet House@4; 菜馆|菜館|cai guan|Eatery',
  }),
  FB02: style({
    mood: 'grace',
    tongue: 'global',
    weight: 4,
    prices: [3, 5],
    origins: 'CN IT FR US HK ES',
    suffixes:
      '西餐厅|西餐廳|xi can ting|Brasserie; 扒房|pa fang|Grill@3; 意厨|意廚|yi chu|Trattoria@0; 餐酒馆|餐酒館|can jiu guan|Gastrobar@4; 法餐|fa can|Table@1',
  }),
  FB03: style({
    mood: 'calm',
    tongue: 'mixed',
    weight: 5,
    prices: [2, 4],
    origins: 'JP JP KR CN HK',
    suffixes:
      '寿司|壽司|shou si|Sushi@0; 拉面|拉麵|la mian|Ramen@1; 居酒屋|ju jiu wu|Izakaya@2; 韩厨|韓廚|han chu|Korean Kitchen@4; 割烹|ge peng|Kappo@0; 定食|ding shi|Teishoku@3',
  }),
  FB04: style({
    mood: 'taste',
    tongue: 'local',
    weight: 6,
    prices: [2, 4],
    origins: 'CN CN CN CN HK KR',
    suffixes:
      '火锅|火鍋|huo guo|Hotpot@0; 烧烤|燒烤|shao kao|Barbecue@5; 涮肉|shuan rou|Mutton Hotpot@2; 烤肉|kao rou|Grilled Meat@4; 串吧|chuan ba|Skewers@5; 鱼火锅|魚火鍋|yu huo guo|Fish Hotpot@0',
  }),
  FB05: style({
    mood: 'taste',
    tongue: 'local',
    weight: 6,
    prices: [1, 2],
    origins: 'CN CN CN HK US TH',
    suffixes:
      '面馆|麵館|mian guan|Noodles@0; 米粉|mi fen|Rice Noodles@0; 汉堡|漢堡|han bao|Burger@2; 茶餐厅|茶餐廳|cha can ting|Cafe@5; 轻食|輕食|qing shi|Light Meals@3; 小吃铺|小食舖|xiao chi pu|Snacks@4; 煲仔饭|煲仔飯|bao zai fan|Claypot Rice@1',
  }),
  FB06: style({
    mood: 'calm',
    tongue: 'mixed',
    weight: 6,
    prices: [1, 3],
    origins: 'CN CN CN HK TW IT AU',
    suffixes:
      '咖啡|ka fei|Coffee@0; 茶饮|茶飲|cha yin|Tea@2; 茶坊|cha fang|Tea House@5; 奶茶|nai cha|Milk Tea@3; 烘豆所|hong dou suo|Roasters@0; 果汁铺|果汁舖|guo zhi pu|Juice Bar@4',
  }),
  FB07: style({
    mood: 'play',
    tongue: 'mixed',
    weight: 4,
    prices: [1, 3],
    origins: 'CN CN JP FR HK TW',
    suffixes:
      '烘焙|hong bei|Bakery@0; 甜品|tian pin|Desserts@2; 蛋糕|dan gao|Cakes@1; 面包房|麵包房|mian bao fang|Bread@0; 糖水铺|糖水舖|tang shui pu|Sweet Soup@2; 冰淇淋|雪糕|bing qi lin|Ice Cream@3',
  }),
  FA01: style({
    mood: 'grace',
    tongue: 'mixed',
    weight: 7,
    prices: [2, 4],
    origins: 'CN CN CN HK KR FR IT',
    suffixes:
      '女装|女裝|nü zhuang|Women; 衣橱|衣櫥|yi chu|Wardrobe; 裙坊|qun fang|Dresses; 衣语|衣語|yi yu|Apparel; 内衣|內衣|nei yi|Lingerie@3',
  }),
  FA02: style({
    mood: 'drive',
    tongue: 'global',
    weight: 4,
    prices: [2, 4],
    origins: 'CN CN IT GB HK JP',
    suffixes:
      '男装|男裝|nan zhuang|Menswear; 西服|xi fu|Tailors@2; 绅士|紳士|shen shi|Gentlemen@0; 衬衫|恤衫|chen shan|Shirts@3',
  }),
  FA03: style({
    mood: 'drive',
    tongue: 'mixed',
    weight: 4,
    prices: [2, 4],
    origins: 'CN CN US DE JP CH',
    suffixes:
      '户外|戶外|hu wai|Outdoor@1; 运动|運動|yun dong|Sports@0; 跑步|pao bu|Running@2; 露营|露營|lu ying|Camping@1',
  }),
  FA04: style({
    mood: 'grace',
    tongue: 'global',
    weight: 4,
    prices: [2, 5],
    origins: 'CN IT IT FR HK ES',
    suffixes:
      '鞋履|xie lü|Footwear@0; 皮具|pi ju|Leather Goods@2; 箱包|xiang bao|Luggage@2; 帽社|mao she|Hats@3; 配饰|配飾|pei shi|Accessories@3',
  }),
  FA05: style({
    mood: 'calm',
    tongue: 'global',
    weight: 3,
    prices: [3, 5],
    origins: 'CN CN HK JP GB BE',
    suffixes:
      '衣造|yi zao|Studio@0; 买手店|買手店|mai shou dian|Select@2; 高定|gao ding|Couture@3; 布衣|bu yi|Cloth@1',
  }),
  FA06: style({
    mood: 'play',
    tongue: 'global',
    weight: 2,
    prices: [1, 2],
    origins: 'CN CN JP SE ES KR',
    suffixes: '服饰|服飾|fu shi|Fashion@0; 基本款|ji ben kuan|Basics@2; 潮衣|chao yi|Trends@1',
  }),
  BE01: style({
    mood: 'grace',
    tongue: 'global',
    weight: 5,
    prices: [2, 5],
    origins: 'CN CN FR KR JP US',
    suffixes:
      '美妆|美妝|mei zhuang|Beauty@2; 护肤|護膚|hu fu|Skincare@0; 彩妆|彩妝|cai zhuang|Make-up@1; 草本|cao ben|Botanics@3',
  }),
  BE02: style({
    mood: 'grace',
    tongue: 'global',
    weight: 2,
    prices: [3, 5],
    origins: 'CN FR FR GB IT',
    suffixes: '香氛|xiang fen|Fragrance@1; 香室|xiang shi|Parfums@0; 皂坊|zao fang|Soap@3',
  }),
  BE03: style({
    mood: 'grace',
    tongue: 'mixed',
    weight: 2,
    prices: [2, 4],
    origins: 'CN CN HK JP',
    suffixes:
      '造型|zao xing|Hair Salon@0; 美甲|mei jia|Nails@1; 发艺|髮藝|fa yi|Hair Art@0; 养发馆|養髮館|yang fa guan|Scalp Spa@2',
  }),
  JW01: style({
    mood: 'grace',
    tongue: 'mixed',
    weight: 3,
    prices: [3, 5],
    origins: 'CN CN HK HK IT',
    suffixes:
      '珠宝|珠寶|zhu bao|Jewellery@1; 金行|jin hang|Goldsmith@0; 银饰|銀飾|yin shi|Silver@3; 珍珠|zhen zhu|Pearls@2',
  }),
  JW02: style({
    mood: 'drive',
    tongue: 'global',
    weight: 1,
    prices: [3, 5],
    origins: 'CH CH JP HK CN',
    suffixes: '钟表|鐘錶|zhong biao|Watches; 时计|時計|shi ji|Timepieces; 表行|錶行|biao hang|Watch Co.@0',
  }),
  JW03: style({
    mood: 'calm',
    tongue: 'mixed',
    weight: 2,
    prices: [2, 4],
    origins: 'CN CN HK JP DK',
    suffixes: '眼镜|眼鏡|yan jing|Eyewear@0; 视光|視光|shi guang|Optical@0; 镜作|鏡作|jing zuo|Spectacles@1',
  }),
  LH01: style({
    mood: 'calm',
    tongue: 'mixed',
    weight: 3,
    prices: [2, 4],
    origins: 'CN CN JP DK SE',
    suffixes:
      '家居|jia ju|Home@3; 家纺|家用織品|jia fang|Linens@0; 器皿|qi min|Tableware@2; 家具|傢俬|jia ju|Furniture@1',
  }),
  LH02: style({
    mood: 'drive',
    tongue: 'global',
    weight: 3,
    prices: [2, 5],
    origins: 'CN CN CN JP KR US',
    suffixes:
      '数码|數碼|shu ma|Digital@0; 电器|電器|dian qi|Appliances@1; 影音|ying yin|Audio@2; 电玩|電玩|dian wan|Games@3',
  }),
  LH03: style({
    mood: 'calm',
    tongue: 'mixed',
    weight: 2,
    prices: [1, 3],
    origins: 'CN CN TW JP',
    suffixes:
      '书店|書店|shu dian|Books@0; 文具|wen ju|Stationery@1; 书房|書房|shu fang|Reading Room@0; 文创|文創|wen chuang|Crafts@2',
  }),
  LH04: style({
    mood: 'play',
    tongue: 'mixed',
    weight: 1,
    prices: [1, 3],
    origins: 'CN CN HK JP',
    suffixes: '超市|chao shi|Supermarket; 鲜市|鮮市|xian shi|Fresh Market@1; 食品集|shi pin ji|Grocers@2',
  }),
  LH05: style({
    mood: 'grace',
    tongue: 'mixed',
    weight: 2,
    prices: [1, 3],
    origins: 'CN CN CN HK NL',
    suffixes:
      '花店|hua dian|Florist@0; 花艺|花藝|hua yi|Flowers@0; 礼物社|禮物社|li wu she|Gifts@2; 潮玩|chao wan|Art Toys@3',
  }),
  KF01: style({
    mood: 'play',
    tongue: 'mixed',
    weight: 2,
    prices: [2, 4],
    origins: 'CN CN KR JP FR',
    suffixes: '童装|童裝|tong zhuang|Kids Wear@1; 婴童|嬰童|ying tong|Baby@0; 童鞋|tong xie|Kids Shoes@2',
  }),
  KF02: style({
    mood: 'play',
    tongue: 'mixed',
    weight: 1.5,
    prices: [1, 4],
    origins: 'CN CN JP DK US',
    suffixes: '玩具|wan ju|Toys@0; 积木|積木|ji mu|Bricks@1; 玩偶屋|wan ou wu|Plush@2',
  }),
  KF03: style({
    mood: 'play',
    tongue: 'local',
    weight: 2,
    prices: [3, 4],
    origins: 'CN CN HK US',
    suffixes:
      '早教|幼兒早教|zao jiao|Early Learning@0; 画室|畫室|hua shi|Art School@1; 编程|編程|bian cheng|Coding Lab@2; 音乐教室|音樂教室|yin yue jiao shi|Music School@1',
  }),
  KF04: style({
    mood: 'play',
    tongue: 'local',
    weight: 1,
    prices: [2, 3],
    origins: 'CN CN JP',
    suffixes:
      '乐园|樂園|le yuan|Playland@0; 亲子餐厅|親子餐廳|qin zi can ting|Family Dining@2; 探险岛|探險島|tan xian dao|Adventure Island@1',
  }),
  LE01: style({
    mood: 'drive',
    tongue: 'mixed',
    weight: 0.5,
    prices: [2, 3],
    origins: 'CN CN HK',
    suffixes:
      '影城|戲院|ying cheng|Cinemas@0; 巨幕影厅|巨幕影院|ju mu ying ting|Giant Screen@1; 私人影院|si ren ying yuan|Private Cinema@2',
  }),
  LE02: style({
    mood: 'drive',
    tongue: 'global',
    weight: 1.5,
    prices: [2, 4],
    origins: 'CN CN HK US AU',
    suffixes:
      '健身|jian shen|Fitness@0; 瑜伽|yu jia|Yoga@1; 攀岩馆|攀石館|pan yan guan|Climbing@2; 拳馆|拳館|quan guan|Boxing@2',
  }),
  LE03: style({
    mood: 'calm',
    tongue: 'mixed',
    weight: 0.5,
    prices: [2, 4],
    origins: 'CN CN HK FR',
    suffixes:
      '画廊|畫廊|hua lang|Gallery@0; 艺术空间|藝術空間|yi shu kong jian|Art Space@1; 小剧场|小劇場|xiao ju chang|Theatre@2',
  }),
  SV01: style({
    mood: 'drive',
    tongue: 'local',
    weight: 2,
    prices: [1, 3],
    origins: 'CN CN HK',
    suffixes:
      '银行|銀行|yin hang|Bank@0; 通讯|電訊|tong xun|Telecom@1; 财富|財富|cai fu|Wealth@2; 保险|保險|bao xian|Insurance@2',
  }),
}
