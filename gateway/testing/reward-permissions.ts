import { answering, type Permission, signedInOnly } from "./permission";

const nobodys = 2_000_000_000;

/** Right by its form and about nothing there is: whoever may make the call hears that it is not found. */
const unknown = { ...signedInOnly, expected: answering(signedInOnly, 404) };

/** Rows of the permission matrix for favourites, points, coupons of a pre-order and reviews; their own tests try own, foreign and missing ids. */
export const rewardPermissions: Record<string, Permission> = {
	"GET /api/front/collect/merchant/list": signedInOnly,
	"GET /api/front/collect/product/list": signedInOnly,
	"GET /api/front/collect/state": {
		...signedInOnly,
		example: { query: { goodsIds: "1,2", merIds: "1" } },
	},
	"GET /api/front/coupons/order/{preOrderNo}": {
		...unknown,
		example: {
			params: { preOrderNo: "00000000-0000-4000-8000-000000000000" },
		},
	},
	"GET /api/front/integral/list": signedInOnly,
	"GET /api/front/integral/user": signedInOnly,
	"GET /api/front/order/reply/list": signedInOnly,
	"POST /api/front/collect/add/product": {
		...signedInOnly,
		refusals: [404],
		example: { body: { ids: [1] } },
	},
	"POST /api/front/collect/cancel/product": {
		...signedInOnly,
		example: { body: { ids: [nobodys] } },
	},
	"POST /api/front/merchant/cancel/{id}": {
		...unknown,
		example: { params: { id: nobodys } },
	},
	"POST /api/front/merchant/collect/{id}": {
		...unknown,
		example: { params: { id: nobodys } },
	},
	"POST /api/front/order/comment": {
		...unknown,
		example: {
			body: {
				orderNo: `SH${"0".repeat(18)}`,
				reviews: [
					{ lineId: nobodys, qualityStars: 5, serviceStars: 5, text: "Good" },
				],
			},
		},
	},
	"POST /api/operator/review/reply": {
		who: "operator",
		expected: {
			...unknown.expected,
			tourist: 403,
			member: 403,
			"other member": 403,
		},
		example: { body: { id: nobodys, text: "Thank you" } },
		refusals: [409],
	},
};
