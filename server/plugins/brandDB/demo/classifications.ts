/** A line of trade of the first level with its lines of the second. Names are `简体|繁體|English`. */
export interface Trade {
  /** The prefix of the category and a running number. */
  code: string
  names: string
  /** The usual occupancy cost ratio in this trade, as a fraction of sales. */
  ocr: number
  level2: string[]
}

/** The eight brand categories, in order: `BC1` is food and beverage. */
export const categories = [
  { prefix: 'FB', names: '餐饮|餐飲|Food & beverage' },
  { prefix: 'FA', names: '服装|服裝|Fashion' },
  { prefix: 'BE', names: '美妆护理|美妝護理|Beauty & care' },
  { prefix: 'JW', names: '珠宝钟表|珠寶鐘錶|Jewellery & watches' },
  { prefix: 'LH', names: '生活家居|生活家居|Lifestyle & home' },
  { prefix: 'KF', names: '儿童亲子|兒童親子|Kids & family' },
  { prefix: 'LE', names: '休闲娱乐|休閒娛樂|Leisure & entertainment' },
  { prefix: 'SV', names: '服务配套|服務配套|Services & convenience' },
] as const

const trade = (code: string, names: string, ocr: number, level2: string): Trade => ({
  code,
  names,
  ocr,
  level2: level2.split('; '),
})

/** The 32 trades of the first level with 140 of the second. */
export const trades: readonly Trade[] = [
  trade(
    'FB01',
    '中式正餐|中式正餐|Chinese dining',
    0.16,
    '粤菜|粵菜|Cantonese; 川菜|川菜|Sichuan; 湘菜|湘菜|Hunan; 江浙菜|江浙菜|Jiangsu & Zhejiang; 京鲁菜|京魯菜|Beijing & Shandong; 云贵菜|雲貴菜|Yunnan & Guizhou',
  ),
  trade(
    'FB02',
    '西式正餐|西式正餐|Western dining',
    0.17,
    '意大利菜|意大利菜|Italian; 法国菜|法國菜|French; 西班牙菜|西班牙菜|Spanish; 美式扒房|美式扒房|American grill; 酒吧餐厅|酒吧餐廳|Gastropub; 早午餐|早午餐|All-day brunch',
  ),
  trade(
    'FB03',
    '日韩料理|日韓料理|Japanese & Korean',
    0.16,
    '寿司刺身|壽司刺身|Sushi & sashimi; 拉面|拉麵|Ramen; 居酒屋|居酒屋|Izakaya; 日式定食|日式定食|Teishoku; 韩式料理|韓式料理|Korean cuisine; 铁板烧|鐵板燒|Teppanyaki',
  ),
  trade(
    'FB04',
    '火锅烧烤|火鍋燒烤|Hotpot & barbecue',
    0.15,
    '川渝火锅|川渝火鍋|Sichuan hotpot; 粤式火锅|粵式火鍋|Cantonese hotpot; 铜锅涮肉|銅鍋涮肉|Mutton hotpot; 日式烧肉|日式燒肉|Yakiniku; 韩式烤肉|韓式烤肉|Korean barbecue; 串烧|串燒|Skewers',
  ),
  trade(
    'FB05',
    '快餐简餐|快餐簡餐|Quick service',
    0.18,
    '粉面|粉麵|Noodles; 饭类简餐|飯類簡餐|Rice dishes; 汉堡炸鸡|漢堡炸雞|Burgers & fried chicken; 轻食沙拉|輕食沙律|Salads & light meals; 小吃|小食|Snacks; 茶餐厅|茶餐廳|Cha chaan teng',
  ),
  trade(
    'FB06',
    '咖啡茶饮|咖啡茶飲|Coffee & tea',
    0.2,
    '精品咖啡|精品咖啡|Speciality coffee; 连锁咖啡|連鎖咖啡|Coffee chain; 新式茶饮|新式茶飲|New-style tea; 奶茶|奶茶|Milk tea; 鲜果汁|鮮果汁|Fresh juice; 中式茶馆|中式茶館|Chinese tea house',
  ),
  trade(
    'FB07',
    '甜品烘焙|甜品烘焙|Dessert & bakery',
    0.2,
    '面包烘焙|麵包烘焙|Bread & bakery; 蛋糕|蛋糕|Cakes; 中式糖水|中式糖水|Chinese sweet soup; 冰淇淋|雪糕|Ice cream; 巧克力糖果|朱古力糖果|Chocolate & candy; 中式点心|中式點心|Chinese pastry',
  ),
  trade(
    'FA01',
    "女装|女裝|Women's wear",
    0.22,
    "少淑女装|少淑女裝|Young women's wear; 职业女装|職業女裝|Office wear; 中高端女装|中高檔女裝|Premium women's wear; 内衣家居服|內衣家居服|Lingerie & loungewear; 大码女装|大碼女裝|Plus size",
  ),
  trade(
    'FA02',
    "男装|男裝|Men's wear",
    0.21,
    '商务男装|商務男裝|Business wear; 休闲男装|休閒男裝|Casual wear; 定制西服|訂製西服|Tailoring; 衬衫|恤衫|Shirts; 潮流男装|潮流男裝|Street wear',
  ),
  trade(
    'FA03',
    '运动户外|運動戶外|Sport & outdoor',
    0.18,
    '综合运动|綜合運動|Multi-sport; 户外露营|戶外露營|Outdoor & camping; 跑步|跑步|Running; 瑜伽服饰|瑜伽服飾|Yoga wear; 滑雪冲浪|滑雪滑浪|Ski & surf',
  ),
  trade(
    'FA04',
    '鞋包配饰|鞋包配飾|Shoes, bags & accessories',
    0.2,
    "女鞋|女鞋|Women's shoes; 男鞋|男鞋|Men's shoes; 箱包|箱包|Bags & luggage; 帽饰围巾|帽飾圍巾|Hats & scarves; 袜品|襪品|Socks",
  ),
  trade(
    'FA05',
    '设计师品牌|設計師品牌|Designer labels',
    0.24,
    '独立设计师|獨立設計師|Independent designers; 新中式|新中式|New Chinese style; 买手店|買手店|Select shops; 礼服|禮服|Evening wear; 牛仔|牛仔|Denim',
  ),
  trade(
    'FA06',
    '快时尚|快時尚|Fast fashion',
    0.15,
    '大众快时尚|大眾快時尚|Mass fast fashion; 少女快时尚|少女快時尚|Teen fashion; 基本款|基本款|Basics; 家庭装|家庭裝|Family wear; 折扣服装|折扣服裝|Off-price',
  ),
  trade(
    'BE01',
    '彩妆护肤|彩妝護膚|Cosmetics & skincare',
    0.19,
    '护肤|護膚|Skincare; 彩妆|彩妝|Make-up; 美妆集合店|美妝集合店|Beauty multi-brand; 功效护肤|功效護膚|Derma care',
  ),
  trade(
    'BE02',
    '香氛|香氛|Fragrance',
    0.22,
    '沙龙香水|沙龍香水|Niche perfume; 家居香氛|家居香氛|Home fragrance; 精油芳疗|精油香薰|Essential oils; 手工皂|手工皂|Handmade soap',
  ),
  trade(
    'BE03',
    '美发美甲|美髮美甲|Hair & nails',
    0.2,
    '美发沙龙|髮型屋|Hair salon; 美甲美睫|美甲美睫|Nails & lashes; 头皮护理|頭皮護理|Scalp care; 面部护理|面部護理|Facial care',
  ),
  trade(
    'JW01',
    '珠宝|珠寶|Jewellery',
    0.12,
    '黄金|黃金|Gold; 钻石|鑽石|Diamonds; 珍珠彩宝|珍珠彩寶|Pearls & gems; 银饰|銀飾|Silver',
  ),
  trade(
    'JW02',
    '钟表|鐘錶|Watches',
    0.11,
    '腕表集合店|腕錶集合店|Watch multi-brand; 轻奢腕表|輕奢腕錶|Affordable luxury watches; 智能腕表|智能腕錶|Smart watches; 钟表维修|鐘錶維修|Watch service',
  ),
  trade(
    'JW03',
    '眼镜|眼鏡|Eyewear',
    0.19,
    "验光配镜|驗光配鏡|Optician; 太阳镜|太陽眼鏡|Sunglasses; 隐形眼镜|隱形眼鏡|Contact lenses; 儿童护眼|兒童護眼|Children's eye care",
  ),
  trade(
    'LH01',
    '家居|家居|Home',
    0.16,
    '家纺|家用織品|Home textiles; 家具|傢俬|Furniture; 厨具餐具|廚具餐具|Kitchen & tableware; 家居杂货|家居雜貨|Home accessories',
  ),
  trade(
    'LH02',
    '数码电器|數碼電器|Digital & appliances',
    0.08,
    '手机数码|手機數碼|Phones & gadgets; 小家电|小家電|Small appliances; 影音|影音|Audio & video; 电玩|電玩|Gaming',
  ),
  trade(
    'LH03',
    '书店文创|書店文創|Books & creative',
    0.13,
    '书店|書店|Bookshop; 文具|文具|Stationery; 文创礼品|文創禮品|Creative gifts; 手作工坊|手作工房|Craft studio',
  ),
  trade(
    'LH04',
    '超市|超市|Supermarket',
    0.06,
    '精品超市|精品超市|Premium supermarket; 社区超市|社區超市|Neighbourhood supermarket; 进口食品|進口食品|Imported food; 会员店|會員店|Membership store',
  ),
  trade(
    'LH05',
    '花艺礼品|花藝禮品|Flowers & gifts',
    0.2,
    '花店|花店|Florist; 绿植|綠植|Plants; 礼品|禮品|Gifts; 潮玩盲盒|潮玩盲盒|Art toys',
  ),
  trade(
    'KF01',
    "童装|童裝|Children's wear",
    0.2,
    '婴童装|嬰兒服裝|Baby wear; 童装|童裝|Kids wear; 童鞋|童鞋|Kids shoes',
  ),
  trade(
    'KF02',
    '玩具|玩具|Toys',
    0.19,
    '益智玩具|益智玩具|Educational toys; 积木模型|積木模型|Bricks & models; 毛绒玩具|毛公仔|Plush',
  ),
  trade(
    'KF03',
    '早教培训|早教培訓|Early learning',
    0.22,
    '早教|幼兒早教|Early education; 美术音乐|美術音樂|Art & music; 科技编程|科技編程|STEM & coding',
  ),
  trade(
    'KF04',
    '亲子乐园|親子樂園|Family playground',
    0.2,
    '室内乐园|室內樂園|Indoor playground; 主题乐园|主題樂園|Theme park; 亲子餐厅|親子餐廳|Family restaurant',
  ),
  trade(
    'LE01',
    '影院|戲院|Cinema',
    0.18,
    '影城|戲院|Multiplex; 巨幕影厅|巨幕影院|Large-format cinema; 私人影院|私人影院|Private cinema',
  ),
  trade(
    'LE02',
    '健身|健身|Fitness',
    0.22,
    '健身房|健身室|Gym; 瑜伽普拉提|瑜伽普拉提|Yoga & Pilates; 攀岩搏击|攀石搏擊|Climbing & boxing',
  ),
  trade(
    'LE03',
    '艺术展览|藝術展覽|Art & exhibition',
    0.15,
    '画廊|畫廊|Gallery; 沉浸展览|沉浸式展覽|Immersive exhibition; 小剧场|小劇場|Small theatre',
  ),
  trade(
    'SV01',
    '金融通讯|金融通訊|Banking & telecom',
    0.1,
    '银行|銀行|Banking; 通讯营业厅|電訊門市|Telecom shop; 保险理财|保險理財|Insurance & wealth',
  ),
]
