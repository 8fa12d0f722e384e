import {
	answering,
	membersOnly,
	open,
	type Permission,
	signedInOnly,
} from "./permission";

const nobodys = `PT${"0".repeat(18)}`;
const nobodysOrder = `SH${"0".repeat(18)}`;
const nobodysParcel = 2_000_000_000;
const nobodysPreOrder = "00000000-0000-4000-8000-000000000000";

const nobodysList = 2_000_000_000;

/** Right by its form and nobody's: whoever may make the call hears that it is not found. */
const foreign = { ...signedInOnly, expected: answering(signedInOnly, 404) };

const foreignOrder = {
	...foreign,
	example: { params: { orderNo: nobodysOrder } },
};

/** The same where tourists are refused. */
const foreignToMembers = {
	...membersOnly,
	expected: answering(membersOnly, 404),
	example: { params: { id: nobodysList } },
};
const nobodysLink = { body: { token: "nobodysLink-nobodysLin" } };
const nobodysLines = { body: { lineIds: [nobodysList] } };

/** For merchants' staff and operators. */
const staffOnly: Permission = {
	who: "operator",
	expected: {
		visitor: 410000,
		tourist: 403,
		member: 403,
		"other member": 403,
		"merchant staff": 200,
		operator: 200,
	},
};
const foreignToStaff: Permission = {
	...staffOnly,
	expected: answering(staffOnly, 404),
	example: { params: { orderNo: nobodysOrder } },
};

/** Rows of the permission matrix for checkout and orders; their own tests try own, foreign and missing numbers. */
export const orderPermissions: Record<string, Permission> = {
	"GET /api/front/order/data": signedInOnly,
	"GET /api/front/order/detail/{orderNo}": foreignOrder,
	"GET /api/front/order/express/{orderNo}": foreignOrder,
	"GET /api/front/order/again/list": signedInOnly,
	"GET /api/front/shopping-list/list": signedInOnly,
	"POST /api/front/shopping-list/save": {
		...foreign,
		// Of a sku that nobody sells, and of one list too many.
		refusals: [400, 409],
		example: {
			body: {
				id: nobodysList,
				name: "Weekly",
				rhythm: { kind: "none" },
				lines: [{ skuId: 1, quantity: 1 }],
			},
		},
	},
	"POST /api/front/shopping-list/skip/{id}": {
		...foreign,
		example: { params: { id: nobodysList }, body: { day: "2026-11-28" } },
	},
	"POST /api/front/shopping-list/pause/{id}": {
		...foreign,
		example: { params: { id: nobodysList }, body: { isPaused: true } },
	},
	"POST /api/front/shopping-list/delete/{id}": {
		...signedInOnly,
		example: { params: { id: nobodysList } },
	},
	"POST /api/front/shopping-list/buy/{id}": {
		...foreign,
		// Without a key.
		refusals: [400],
		example: { params: { id: nobodysList } },
	},
	"GET /api/front/shared-basket/list": membersOnly,
	"POST /api/front/shared-basket/make": {
		...membersOnly,
		expected: answering(membersOnly, 409),
		// Of lines that no cart has.
		refusals: [409],
		example: nobodysLines,
	},
	"POST /api/front/shared-basket/link/{id}": foreignToMembers,
	"POST /api/front/shared-basket/look": {
		...foreignToMembers,
		example: nobodysLink,
	},
	"POST /api/front/shared-basket/join": {
		...foreignToMembers,
		example: nobodysLink,
	},
	"POST /api/front/shared-basket/add/{id}": {
		...foreignToMembers,
		example: { ...foreignToMembers.example, ...nobodysLines },
	},
	"POST /api/front/shared-basket/set/{id}": {
		...foreignToMembers,
		example: {
			...foreignToMembers.example,
			body: { memberId: 1, skuId: 1, quantity: 1 },
		},
	},
	"POST /api/front/shared-basket/leave/{id}": {
		...foreignToMembers,
		example: { ...foreignToMembers.example, body: { memberId: 1 } },
	},
	"POST /api/front/shared-basket/take/{id}": {
		...foreignToMembers,
		// Without a key.
		refusals: [400],
		example: { ...foreignToMembers.example, body: { version: 1 } },
	},
	"POST /api/front/shared-basket/open/{id}": {
		...foreignToMembers,
		example: { ...foreignToMembers.example, body: { keepsLines: true } },
	},
	"POST /api/front/shared-basket/end/{id}": {
		...membersOnly,
		example: { params: { id: nobodysList } },
	},
	"GET /api/front/order/list": signedInOnly,
	"GET /api/front/order/load/pre/{preOrderNo}": {
		...foreign,
		example: { params: { preOrderNo: nobodysPreOrder } },
	},
	"GET /api/front/order/master/detail/{orderNo}": {
		...foreign,
		example: { params: { orderNo: nobodys } },
	},
	"GET /api/front/order/slot/{orderNo}": foreignOrder,
	"POST /api/front/order/slot/{orderNo}": {
		...foreign,
		example: {
			params: { orderNo: nobodysOrder },
			body: { slot: "2026-11-28T10:00:00+08:00" },
		},
	},
	"GET /api/operator/order/detail/{orderNo}": foreignToStaff,
	"GET /api/operator/order/list": staffOnly,
	"POST /api/front/order/again/{orderNo}": foreignOrder,
	"POST /api/front/order/cancel/{orderNo}": {
		...foreign,
		example: { params: { orderNo: nobodys } },
	},
	"POST /api/front/order/computed/price": {
		...foreign,
		example: { body: { preOrderNo: nobodysPreOrder } },
	},
	"POST /api/front/order/create": {
		...foreign,
		// Without a key.
		expected: answering(signedInOnly, 400),
		refusals: [400],
		example: {
			body: {
				preOrderNo: nobodysPreOrder,
				addressId: 1,
				total: "1.00",
				payMethod: "local",
			},
		},
	},
	"POST /api/front/order/delete/{orderNo}": foreignOrder,
	"POST /api/front/order/pre/handed": {
		...foreign,
		example: { body: { checkout: "checkout_of_nobody" } },
	},
	"POST /api/front/order/taker-code/{orderNo}": {
		...foreignOrder,
		example: { ...foreignOrder.example, body: { taker: "Maria" } },
	},
	"POST /api/front/order/pre/order": {
		...signedInOnly,
		refusals: [409],
		example: { body: { from: "buyNow", skuId: 1, quantity: 1 } },
	},
	"POST /api/front/order/take/{orderNo}": foreignOrder,
	"POST /api/front/order/visitor/code": {
		...open,
		refusals: [429],
		example: async () => ({ body: { orderNo: drawnNo() } }),
	},
	"POST /api/front/order/visitor/detail": {
		...open,
		expected: answering(open, 400),
		refusals: [400],
		example: { body: { orderNo: nobodys, captcha: "000000" } },
	},
	"POST /api/operator/order/accept/{orderNo}": foreignToStaff,
	"POST /api/operator/order/ship/{orderNo}": {
		...foreignToStaff,
		example: {
			params: { orderNo: nobodysOrder },
			body: {
				parcels: [{ method: "courier", courier: "SF", trackingNo: "1" }],
			},
		},
	},
	"POST /api/operator/parcel/track/{id}": {
		...foreignToStaff,
		example: { params: { id: nobodysParcel }, body: { event: "inTransit" } },
	},
};

/** Each number has its own limit of codes. */
let drawn = 0;
function drawnNo(): string {
	drawn += 1;
	return `PT${String(drawn).padStart(18, "0")}`;
}
