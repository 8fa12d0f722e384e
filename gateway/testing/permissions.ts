import type { Call } from "../contract/call";
import { addressPermissions } from "./address-permissions";
import { agentPermissions } from "./agent-permissions";
import { campaignPermissions } from "./campaign-permissions";
import { cartPermissions } from "./cart-permissions";
import { contentAdminPermissions } from "./content-admin-permissions";
import { conversationPermissions } from "./conversation-permissions";
import { goodsAdminPermissions } from "./goods-admin-permissions";
import { groupPermissions } from "./group-permissions";
import { loginPermissions } from "./login-permissions";
import { memberPermissions } from "./member-permissions";
import { merchantFrontPermissions } from "./merchant-front-permissions";
import { merchantPermissions } from "./merchant-permissions";
import { orderAdminPermissions } from "./order-admin-permissions";
import { orderPermissions } from "./order-permissions";
import { otherWaysPermissions } from "./other-ways-permissions";
import { payPermissions } from "./pay-permissions";
import {
	membersOnly,
	open,
	operatorsOnly,
	type Permission,
	signedInOnly,
	staffOnly,
} from "./permission";
import { questionPermissions } from "./question-permissions";
import { refundPermissions } from "./refund-permissions";
import { rewardPermissions } from "./reward-permissions";
import { secondFactorPermissions } from "./second-factor-permissions";
import { seedCoupon } from "./seed-coupon";
import { settlementPermissions } from "./settlement-permissions";
import { setupPermissions } from "./setup-permissions";
import { userPermissions } from "./user-permissions";

/** The permission matrix: one row for every call of the contract, by method and path. */
export const permissions: Record<string, Permission> = {
	"GET /api/front/agreement/{name}": {
		...open,
		example: { params: { name: "terms" } },
	},
	"GET /api/front/collection-point/list": signedInOnly,
	"GET /api/front/coupon/list": signedInOnly,
	"GET /api/front/coupons": { ...open, example: { query: { goodsId: "1" } } },
	"GET /api/front/googleMap/ignore/getAddressByGeocode": {
		...open,
		example: { query: { latitude: "22.2863", longitude: "114.2185" } },
	},
	"GET /api/front/googleMap/ignore/queryAddress": {
		...open,
		example: { query: { areaName: "太古城" } },
	},
	"GET /api/front/googleMap/ignore/queryPlaceDetails": {
		...open,
		// No made-up id is a place's.
		refusals: [],
		example: { query: { placeId: "local:estate-taikoo-shing" } },
	},
	"GET /api/front/login/logout": signedInOnly,
	"GET /api/front/login/method/info": open,
	"GET /api/front/pc/help/categoryTreeList": open,
	"GET /api/front/pc/help/content/{id}": {
		...open,
		example: { params: { id: 1 } },
	},
	"GET /api/front/pc/home/index": open,
	"GET /api/front/pc/location/ip": open,
	"GET /api/front/pc/login/getLoginPic": open,
	"GET /api/front/product/category": open,
	"GET /api/front/product/detail/{id}": {
		...open,
		example: { params: { id: 1 } },
	},
	"GET /api/front/product/cards": {
		...open,
		example: { query: { ids: "2,1" } },
	},
	"GET /api/front/product/feed": {
		...open,
		example: { query: { cartType: "E_COMMERCE" } },
	},
	"GET /api/front/product/list": open,
	"GET /api/front/product/recommend": {
		...open,
		example: { query: { id: "1" } },
	},
	"GET /api/front/product/reply/config/{id}": {
		...open,
		example: { params: { id: 1 } },
	},
	"GET /api/front/product/reply/list/{id}": {
		...open,
		example: { params: { id: 1 } },
	},
	"GET /api/front/product/sitemap": open,
	"GET /api/front/product/suggest": {
		...open,
		example: { query: { q: "tea" } },
	},
	"GET /api/front/search/keyword": open,
	"GET /api/front/store/category/{id}": {
		...open,
		example: { params: { id: 1 } },
	},
	"GET /api/front/store/detail/{id}": {
		...open,
		example: { params: { id: 1 } },
	},
	"GET /api/front/store/list": open,
	"GET /api/front/store/in-time": open,
	...addressPermissions,
	"GET /api/front/store/slots": {
		...open,
		example: { query: { storeId: "1" } },
	},
	"POST /api/front/product/watch/price": {
		...membersOnly,
		refusals: [400, 404],
		example: { body: { goodsId: 1, isOn: false } },
	},
	"POST /api/front/product/watch/stock": {
		...open,
		// 400 for who is not signed in and gives no address.
		refusals: [400, 429],
		example: { body: { skuId: 1, email: "kit@example.com" } },
	},
	"POST /api/front/product/watch/stop/{token}": {
		...open,
		example: { params: { token: "none" } },
	},
	...campaignPermissions,
	...conversationPermissions,
	...questionPermissions,
	...cartPermissions,
	"POST /api/front/coupon/receive": {
		...signedInOnly,
		refusals: [409],
		example: async ({ db }) => ({ body: { id: await seedCoupon(db) } }),
	},
	...orderAdminPermissions,
	...groupPermissions,
	...loginPermissions,
	...memberPermissions,
	...merchantFrontPermissions,
	...orderPermissions,
	...otherWaysPermissions,
	...merchantPermissions,
	...rewardPermissions,
	...userPermissions,
	...payPermissions,
	...goodsAdminPermissions,
	...refundPermissions,
	...secondFactorPermissions,
	...settlementPermissions,
	...setupPermissions,
	...agentPermissions,
	...contentAdminPermissions,
	"GET /api/operator/audit/list": staffOnly,
	"GET /api/operator/health": { ...operatorsOnly, refusals: [429] },
	"POST /api/front/search/choice": {
		...open,
		example: { body: { keyword: "quolkin", goodsId: 1 } },
	},
	"POST /api/front/pc/visit": { ...open, example: { body: { path: "/" } } },
};

/** The key of a call's row. */
export function rowOf(call: Call): string {
	return `${call.method} ${call.path}`;
}
