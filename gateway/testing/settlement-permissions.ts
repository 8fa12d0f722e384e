import {
	answering,
	operatorsOnly,
	type Permission,
	staffOnly,
} from "./permission";

const nobodys = 2_000_000_000;

/** Rows of the permission matrix for what merchants earn; their own tests try own and foreign merchants. */
export const settlementPermissions: Record<string, Permission> = {
	"GET /api/operator/settlement/balance": staffOnly,
	"GET /api/operator/settlement/orders": staffOnly,
	"GET /api/operator/settlement/rates": operatorsOnly,
	"POST /api/operator/settlement/rate/add": {
		...operatorsOnly,
		expected: answering(operatorsOnly, 400),
		refusals: [400],
		example: {
			body: {
				merId: nobodys,
				categoryId: null,
				basisPoints: 1_000,
				from: "2099-01-01",
			},
		},
	},
	"POST /api/operator/settlement/rate/end/{id}": {
		...operatorsOnly,
		expected: answering(operatorsOnly, 404),
		refusals: [400, 409],
		example: { params: { id: nobodys }, body: { until: "2099-01-01" } },
	},
};
