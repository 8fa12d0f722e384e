import { answering, type Permission, signedInOnly } from "./permission";

const nobodys = 2_000_000_000;

/** Right by its form and about nothing there is: whoever may make the call hears that it is not found. */
const unknown = { ...signedInOnly, expected: answering(signedInOnly, 404) };

/** Rows of the permission matrix for favourites, points and reviews; their own tests try own, foreign and missing ids. */
export const rewardPermissions: Record<string, Permission> = {
	"GET /api/front/collect/merchant/list": signedInOnly,
	"GET /api/front/collect/product/list": signedInOnly,
	"GET /api/front/collect/state": {
		...signedInOnly,
		example: { query: { goodsId: "1", merId: "1" } },
	},
	"GET /api/front/integral/list": signedInOnly,
	"GET /api/front/integral/user": signedInOnly,
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
};
