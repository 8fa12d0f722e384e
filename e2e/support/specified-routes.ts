/** Numbers of the orders of whoever opens the pages that need one. */
export interface OrderNumbers {
	/** Of what is paid at once, and waits to be. */
	unpaid: string;
	/** Of a merchant's order: paid, received, and what is asked back. */
	paid: string;
	received: string;
	refund: string;
}

/** A row of the specification's table of screens. */
export interface SpecifiedRoute {
	/** Its folder below the shop's. */
	folder: string;
	/** The query forms the specification names, and those that the page cannot do without. */
	queries?: readonly (string | ((numbers: OrderNumbers) => string))[];
	/** Strangers are led to sign in and back. */
	isProtected?: true;
}

/** Every route that the specification names, in its order. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
	{ folder: "", queries: ["", "?type=store"] },
	{ folder: "mall/mall_index", queries: ["", "?type=mall"] },
	{ folder: "store/store_list", queries: ["?type=search&keyword=milk"] },
	{ folder: "store/store_category", queries: ["?id=1"] },
	{ folder: "store/store_detail", queries: ["?id=1"] },
	{ folder: "store/store_index" },
	{ folder: "goods/goods_search", queries: ["?cid=1", "?title=milk"] },
	{ folder: "goods_detail/[id]" },
	{ folder: "goods_cate" },
	{ folder: "activity_list", queries: ["", "?id=1"] },
	{ folder: "promotionList", queries: ["", "?cartType=SUPERMARKET", "?cid=1"] },
	{ folder: "group/group_list" },
	{ folder: "index_back", queries: ["", "?cartType=SUPERMARKET"] },
	{ folder: "users", isProtected: true },
	{ folder: "users/address_list", isProtected: true },
	{ folder: "users/application_record", isProtected: true },
	{ folder: "users/collection_list", isProtected: true },
	{ folder: "users/coupon_list", isProtected: true },
	{
		folder: "users/evaluation_confirm",
		queries: [({ received }) => `?orderNo=${received}`],
		isProtected: true,
	},
	{ folder: "users/evaluation_list", isProtected: true },
	{
		folder: "users/merchant_settled",
		queries: ["?menuCur=70"],
		isProtected: true,
	},
	{
		folder: "users/order_detail",
		queries: [({ paid }) => `?orderNo=${paid}`],
		isProtected: true,
	},
	{ folder: "users/order_list", isProtected: true },
	{
		folder: "users/refund_confirm",
		queries: [({ paid }) => `?orderNo=${paid}`],
		isProtected: true,
	},
	{ folder: "users/refund_list", isProtected: true },
	{ folder: "users/user_info", isProtected: true },
	{
		folder: "order/shopping_cart",
		queries: ["?type=index"],
		isProtected: true,
	},
	{ folder: "order/order_confirm", isProtected: true },
	{
		folder: "order/order_confirm_copy",
		queries: [({ paid }) => `?orderNo=${paid}`],
		isProtected: true,
	},
	{
		folder: "order/order_pay",
		queries: [({ unpaid }) => `?orderNo=${unpaid}`],
		isProtected: true,
	},
	{
		folder: "order/payment_result",
		queries: [({ unpaid }) => `?orderNo=${unpaid}`],
		isProtected: true,
	},
	{
		folder: "order/refund_detail",
		queries: [({ refund }) => `?refundNo=${refund}`],
		isProtected: true,
	},
	{
		folder: "order/stripe_payment",
		queries: [({ unpaid }) => `?orderNo=${unpaid}`],
		isProtected: true,
	},
	{ folder: "merchant/category", queries: ["?id=2"] },
	{ folder: "merchant/home", queries: ["?id=2"] },
	{
		folder: "merchant/merchant_more",
		queries: ["?merchantType=third-party"],
	},
	{ folder: "merchant/merchant_street" },
	{ folder: "merchant/qualification", queries: ["?id=2"] },
	{ folder: "merchant/shop", queries: ["?id=2"] },
	{ folder: "merchant/storeCoupon", queries: ["?id=2"] },
	{ folder: "help/content", queries: ["", "?id=1"] },
	{
		folder: "privacy_agreement",
		queries: ["?title=terms%20of%20use", "?title=privacy%20policy"],
	},
	{ folder: "About_Us" },
	{ folder: "login" },
];

const withNumbers: OrderNumbers = {
	unpaid: "PT0",
	paid: "SH0",
	received: "SH0",
	refund: "RE0",
};

/** Addresses of a route without prefix; those with numbers of orders by the numbers given. */
export function addressesOf(
	{ folder, queries = [""] }: SpecifiedRoute,
	numbers = withNumbers,
): string[] {
	const path = `/${folder.replace("[id]", "1")}`;
	return queries.map(
		(query) => path + (typeof query === "string" ? query : query(numbers)),
	);
}

/** The one address that search engines are told of a page without prefix. */
export function mainAddressOf(address: string): string {
	return address
		.replace(/\?type=(store|mall)$/, "")
		.replace("terms%20of%20use", "terms")
		.replace("privacy%20policy", "privacy");
}
