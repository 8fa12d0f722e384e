import type { DataOf } from "../../contract/call";
import type { LocaleCode } from "../../contract/locale";
import type { getUserMenu } from "../../contract/user";
import type { Ctx } from "../../http/context";

interface MenuPage {
	id: number;
	/** A page that exists. */
	path: string;
	name: Record<LocaleCode, string>;
}

/** The pages of the user centre in the order of its menu. A feature with a page there adds its line. */
const pages: MenuPage[] = [
	{
		id: 10,
		path: "/users/order_list",
		name: {
			"zh-CN": "我的訂單",
			en: "Orders",
			fr: "Commandes",
			th: "คำสั่งซื้อ",
			lao: "ຄຳສັ່ງຊື້",
			es: "Pedidos",
		},
	},
	{
		id: 20,
		path: "/users/refund_list",
		name: {
			"zh-CN": "退款／售後",
			en: "Refunds",
			fr: "Remboursements",
			th: "การคืนเงิน",
			lao: "ການຄືນເງິນ",
			es: "Reembolsos",
		},
	},
	{
		id: 30,
		path: "/users/evaluation_list",
		name: {
			"zh-CN": "我的評價",
			en: "Reviews",
			fr: "Avis",
			th: "รีวิว",
			lao: "ຄຳຕິຊົມ",
			es: "Opiniones",
		},
	},
	{
		id: 40,
		path: "/users/coupon_list",
		name: {
			"zh-CN": "優惠券",
			en: "Coupons",
			fr: "Bons de réduction",
			th: "คูปอง",
			lao: "ຄູປອງ",
			es: "Cupones",
		},
	},
	{
		id: 45,
		path: "/users/points",
		name: {
			"zh-CN": "積分",
			en: "Points",
			fr: "Points",
			th: "คะแนน",
			lao: "ຄະແນນ",
			es: "Puntos",
		},
	},
	{
		id: 50,
		path: "/users/collection_list",
		name: {
			"zh-CN": "收藏",
			en: "Favourites",
			fr: "Favoris",
			th: "รายการโปรด",
			lao: "ລາຍການທີ່ມັກ",
			es: "Favoritos",
		},
	},
	{
		id: 60,
		path: "/users/address_list",
		name: {
			"zh-CN": "送貨地址",
			en: "Addresses",
			fr: "Adresses",
			th: "ที่อยู่จัดส่ง",
			lao: "ທີ່ຢູ່ຈັດສົ່ງ",
			es: "Direcciones",
		},
	},
	{
		id: 70,
		path: "/users/merchant_settled?menuCur=70",
		name: {
			"zh-CN": "商戶入駐",
			en: "Sell with us",
			fr: "Vendre avec nous",
			th: "เปิดร้านกับเรา",
			lao: "ເປີດຮ້ານກັບພວກເຮົາ",
			es: "Vende con nosotros",
		},
	},
	{
		id: 80,
		path: "/users/user_info",
		name: {
			"zh-CN": "個人資料",
			en: "Your account",
			fr: "Votre compte",
			th: "บัญชีของคุณ",
			lao: "ບັນຊີຂອງທ່ານ",
			es: "Tu cuenta",
		},
	},
];

export async function listMenu(ctx: Ctx): Promise<DataOf<typeof getUserMenu>> {
	return {
		routine_my_menus: pages.map(({ id, path, name }) => ({
			id,
			name: name[ctx.locale],
			pc_url: path,
		})),
	};
}
