import type { DataOf } from "../../../contract/call";
import type { getUserMenu } from "../../../contract/identity/user";
import type { Ctx } from "../../../http/context";
import { type GatewayWords, gatewayWords } from "../../../words/words";

/** The pages of the user centre in the order of its menu. A feature with a page there adds its line and its word. */
const pages: [number, string, keyof GatewayWords["userMenu"]][] = [
	[10, "/users/order_list", "orderList"],
	[15, "/users/buy_again", "buyAgain"],
	[17, "/users/shopping_lists", "shoppingLists"],
	[18, "/users/shared_baskets", "sharedBaskets"],
	[20, "/users/refund_list", "refundList"],
	[30, "/users/evaluation_list", "evaluationList"],
	[40, "/users/coupon_list", "couponList"],
	[45, "/users/points", "points"],
	[50, "/users/collection_list", "collectionList"],
	[60, "/users/address_list", "addressList"],
	[65, "/users/conversation", "conversation"],
	[70, "/users/merchant_settled?menuCur=70", "merchantSettled"],
	[80, "/users/user_info", "userInfo"],
];

export async function listMenu(ctx: Ctx): Promise<DataOf<typeof getUserMenu>> {
	const { buyAgain, sharedBaskets, shoppingLists } = ctx.settings;
	const switches: Partial<Record<string, boolean>> = {
		buyAgain,
		sharedBaskets: sharedBaskets && isMember(ctx),
		shoppingLists,
	};
	const words = gatewayWords[ctx.locale].userMenu;
	return {
		routine_my_menus: pages
			.filter(([, , word]) => switches[word] ?? true)
			.map(([id, path, word]) => ({
				id,
				name: words[word],
				pc_url: path,
			})),
	};
}

const isMember = ({ actor }: Ctx) =>
	actor.kind === "account" && actor.accountKind === "member";
