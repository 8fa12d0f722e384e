/** Who looks: nobody, a sample shopper, the sample merchant's staff, an operator. */
export type Viewer = "visitor" | "shopper" | "merchant" | "operator";

interface Numbers {
	/** Of a shopper's orders and refunds, newest first. */
	orders: string[];
	refunds: string[];
}

/** Something to press, and the page afterwards is looked at too. */
export interface Seen {
	path: string;
	press?: string[];
}

const at = (path: string, ...press: string[]): Seen => ({ path, press });

const visitor: Seen[] = [
	at("/"),
	at("/", "header [popovertarget]:visible >> nth=0"),
	at("/", "a[href*='shopping_cart']:visible >> nth=0"),
	at("/order/handed_over?lines=1.2_9.1"),
	at("/mall/mall_index"),
	at("/goods/goods_search?cid=1"),
	at("/goods/goods_search?title=milk"),
	at("/goods/goods_search?title=zzzzzz"),
	at("/goods_detail/1"),
	at("/goods_detail/1", "main .strip a >> nth=0"),
	at("/goods_detail/120"),
	at("/goods_cate"),
	at("/store/store_index"),
	at("/store/store_detail?id=1"),
	at("/store/store_category?id=1"),
	at("/store/store_list?type=search&keyword=milk"),
	at("/promotionList"),
	at("/index_back"),
	at("/activity_list"),
	at("/activity_list?id=1"),
	at("/group/group_list"),
	at("/group/group_detail?id=1"),
	at("/merchant/home?id=2"),
	at("/merchant/shop?id=2"),
	at("/merchant/category?id=2"),
	at("/merchant/qualification?id=2"),
	at("/merchant/storeCoupon?id=2"),
	at("/merchant/merchant_street"),
	at("/merchant/merchant_more?merchantType=third-party"),
	at("/help/content"),
	at("/help/content?id=1"),
	at("/privacy_agreement?title=privacy%20policy"),
	at("/About_Us"),
	at("/login"),
	at("/not-there"),
];

const shopper = ({ orders, refunds }: Numbers): Seen[] => [
	at("/users/user_info"),
	at("/users/address_list"),
	at("/users/coupon_list"),
	at("/users/coupon_list?type=unusable"),
	at("/users/collection_list"),
	at("/users/collection_list?tab=merchants"),
	at("/users/evaluation_list"),
	at("/users/evaluation_list?state=done"),
	at("/users/points"),
	at("/users/buy_again"),
	at("/users/shared_baskets"),
	at("/users/shopping_lists"),
	at("/users/link_program"),
	at("/users/conversation"),
	at("/users/conversation?with=2&goodsId=40"),
	at("/users/order_list"),
	at("/users/refund_list"),
	at("/users/application_record"),
	at("/users/merchant_settled"),
	at("/order/shopping_cart"),
	...orders
		.slice(0, 8)
		.flatMap((number) => [
			at(`/users/order_detail?orderNo=${number}`),
			at(`/users/refund_confirm?orderNo=${number}`),
			at(`/users/evaluation_confirm?orderNo=${number}`),
			at(`/order/payment_result?orderNo=${number}`),
		]),
	...refunds
		.slice(0, 2)
		.map((number) => at(`/order/refund_detail?refundNo=${number}`)),
];

const rooms =
	"orders conversations conversations/settings goods goods/edit goods/import coupons groups refunds reviews shop".split(
		" ",
	);
const operatorRooms =
	"activities agents applications audit content search staff stores goods coupons orders reviews groups".split(
		" ",
	);

const merchant = (orders: string[]): Seen[] => [
	at("/console"),
	...rooms.map((room) => at(`/console/${room}`)),
	at("/console/goods/edit?id=40"),
	at("/console/orders?tab=all"),
	...orders
		.slice(0, 5)
		.map((number) => at(`/console/orders/detail?orderNo=${number}`)),
	at(
		`/console/orders/print?list=pack&orderNos=${orders.slice(0, 2).join(".")}`,
	),
];

const operator = (): Seen[] => [
	at("/console"),
	...operatorRooms.map((room) => at(`/console/${room}`)),
	at("/console/content?tab=home"),
	at("/console/content?tab=site"),
];

export const pagesOf = (viewer: Viewer, numbers: Numbers): Seen[] =>
	({
		visitor: () => visitor,
		shopper: () => shopper(numbers),
		merchant: () => merchant(numbers.orders),
		operator,
	})[viewer]();
