import { openGroup, seedOffer } from "./open-group";
import { answering, open, type Permission, staffOnly } from "./permission";

const nobodys = 2_000_000_000;

/** Rows of the permission matrix for group offers; their own tests try own and foreign ids. */
export const groupPermissions: Record<string, Permission> = {
	"GET /api/front/group/detail/{id}": {
		...open,
		// Groups are few: no made-up id is one's.
		refusals: [],
		example: async (shop) => {
			const { groupId } = await openGroup(shop, await seedOffer(shop));
			return { params: { id: groupId } };
		},
	},
	"GET /api/front/group/list": {
		...open,
		example: async (shop) => {
			const { goodsId } = await seedOffer(shop);
			return { query: { goodsId: String(goodsId) } };
		},
	},
	"GET /api/operator/group/list": staffOnly,
	"POST /api/operator/group/end/{id}": {
		...staffOnly,
		expected: answering(staffOnly, 404),
		example: { params: { id: nobodys } },
	},
	"POST /api/operator/group/save": {
		...staffOnly,
		expected: answering(staffOnly, 404),
		refusals: [400, 409],
		example: {
			body: {
				skuId: nobodys,
				price: "1.00",
				size: 2,
				hours: 24,
				piecesMax: 2,
				startsAt: "2026-01-01T00:00:00+08:00",
				endsAt: "2099-01-01T00:00:00+08:00",
			},
		},
	},
};
