import { answering, type Permission, signedInOnly } from "./permission";

const signs = "0123456789ABCDEFGH";
const nobodysOrder = `SH${signs}`;
const nobodysRefund = `RE${signs}`;

/** Right by its form and nobody's: whoever may make the call hears that it is not found. */
const foreign = { ...signedInOnly, expected: answering(signedInOnly, 404) };

const nobodysByStaff: Permission = {
	who: "operator",
	expected: {
		visitor: 410000,
		tourist: 403,
		member: 403,
		"other member": 403,
		"merchant staff": 404,
		operator: 404,
	},
	example: { params: { refundNo: nobodysRefund } },
};

/** Rows of the permission matrix for refunds; their own tests try own and foreign numbers. */
export const refundPermissions: Record<string, Permission> = {
	"GET /api/front/order/apply/refund/{orderNo}": {
		...foreign,
		example: { params: { orderNo: nobodysOrder } },
	},
	"GET /api/front/order/refund/detail/{refundNo}": {
		...foreign,
		example: { params: { refundNo: nobodysRefund } },
	},
	"GET /api/front/order/refund/list": signedInOnly,
	"GET /api/front/order/refund/reason": signedInOnly,
	"GET /api/operator/refund/list": {
		...nobodysByStaff,
		expected: {
			...nobodysByStaff.expected,
			"merchant staff": 200,
			operator: 200,
		},
		example: {},
	},
	"POST /api/front/order/refund": {
		...foreign,
		// Without a key.
		expected: answering(signedInOnly, 400),
		refusals: [400],
		example: {
			body: {
				orderNo: nobodysOrder,
				lines: [{ lineId: 1, quantity: 1 }],
				reason: "damaged",
			},
		},
	},
	"POST /api/front/order/refund/revoke/{refundNo}": {
		...foreign,
		example: { params: { refundNo: nobodysRefund } },
	},
	"POST /api/front/order/refund/send/{refundNo}": {
		...foreign,
		example: {
			params: { refundNo: nobodysRefund },
			body: { courier: "SF Express", trackingNo: "SF1" },
		},
	},
	"POST /api/front/order/refund/object/{refundNo}": {
		...foreign,
		example: {
			params: { refundNo: nobodysRefund },
			body: { objection: "It was like that." },
		},
	},
	"POST /api/operator/refund/approve/{refundNo}": nobodysByStaff,
	"POST /api/operator/refund/arrived/{refundNo}": nobodysByStaff,
	"POST /api/operator/refund/inspect/{refundNo}": {
		...nobodysByStaff,
		example: {
			params: { refundNo: nobodysRefund },
			body: { lines: [{ lineId: 1, accepted: 1, condition: "good" }] },
		},
	},
	"POST /api/operator/refund/verdict/{refundNo}": {
		...nobodysByStaff,
		expected: { ...nobodysByStaff.expected, "merchant staff": 403 },
		example: {
			params: { refundNo: nobodysRefund },
			body: {
				lines: [{ lineId: 1, accepted: 1 }],
				verdict: "It was worn.",
			},
		},
	},
	"POST /api/operator/refund/refuse/{refundNo}": {
		...nobodysByStaff,
		example: {
			params: { refundNo: nobodysRefund },
			body: { refusal: "It was worn." },
		},
	},
	"POST /api/operator/refund/sent/{refundNo}": {
		...nobodysByStaff,
		expected: { ...nobodysByStaff.expected, "merchant staff": 403 },
	},
};
