import {
	answering,
	operatorsOnly,
	type Permission,
	staffOnly,
} from "./permission";

const nobodys = 2_000_000_000;

/** Rows of the permission matrix for what merchants earn; their own tests try own and foreign merchants. */
const ownersAlone: Permission = {
	...staffOnly,
	expected: { ...staffOnly.expected, operator: 403 },
};

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
	"GET /api/operator/settlement/reconciliation": {
		...operatorsOnly,
		example: { query: { day: "2026-01-01" } },
	},
	"GET /api/operator/settlement/charge/{id}": {
		...ofNobody(operatorsOnly),
		refusals: [503],
	},
	"GET /api/operator/settlement/statements": staffOnly,
	"GET /api/operator/settlement/statement/{id}": ofNobody(staffOnly),
	"GET /api/operator/settlement/statement/lines/{id}": ofNobody(staffOnly),
	"GET /api/operator/settlement/statement/file/{id}": ofNobody(staffOnly),
	"GET /api/operator/payout/account": staffOnly,
	"POST /api/operator/payout/account/connect": ownersAlone,
	"POST /api/operator/payout/account/connected": ownersAlone,
	"POST /api/operator/payout/account/save": {
		...staffOnly,
		expected: { ...staffOnly.expected, operator: 403 },
		example: { body: { kind: "fps", holder: "Nobody", number: "1234567" } },
	},
	"GET /api/operator/payout/list": staffOnly,
	"GET /api/operator/payout/runs": operatorsOnly,
	"GET /api/operator/payout/run/detail/{id}": ofNobody(operatorsOnly),
	"POST /api/operator/payout/run/draft": {
		...operatorsOnly,
		expected: answering(operatorsOnly, 409),
		refusals: [409],
	},
	"POST /api/operator/payout/run/approve/{id}": {
		...ofNobody(operatorsOnly),
		refusals: [403, 409],
	},
	"POST /api/operator/payout/run/drop/{id}": {
		...ofNobody(operatorsOnly),
		refusals: [409],
	},
	"POST /api/operator/payout/run/file/{id}": {
		...ofNobody(operatorsOnly),
		refusals: [409],
	},
	"POST /api/operator/payout/returned/{id}": {
		...ofNobody(operatorsOnly),
		refusals: [409],
	},
};

/** Of what is nobody's, those who may ask are told that it is not there. */
function ofNobody(allowed: Permission): Permission {
	return {
		...allowed,
		expected: answering(allowed, 404),
		example: { params: { id: nobodys } },
	};
}
