import { answering, open, type Permission, signedInOnly } from "./permission";

const nobodys = `PT${"0".repeat(18)}`;
const nobodysPreOrder = "00000000-0000-4000-8000-000000000000";

/** Right by its form and nobody's: whoever may make the call hears that it is not found. */
const foreign = { ...signedInOnly, expected: answering(signedInOnly, 404) };

/** Rows of the permission matrix for checkout and orders; their own tests try own, foreign and missing numbers. */
export const orderPermissions: Record<string, Permission> = {
	"GET /api/front/order/load/pre/{preOrderNo}": {
		...foreign,
		example: { params: { preOrderNo: nobodysPreOrder } },
	},
	"GET /api/front/order/master/detail/{orderNo}": {
		...foreign,
		example: { params: { orderNo: nobodys } },
	},
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
				...{ preOrderNo: nobodysPreOrder, addressId: 1 },
				...{ total: "1.00", payMethod: "local" },
			},
		},
	},
	"POST /api/front/order/pre/order": {
		...signedInOnly,
		refusals: [409],
		example: { body: { from: "buyNow", skuId: 1, quantity: 1 } },
	},
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
};

/** Each number has its own limit of codes. */
let drawn = 0;
function drawnNo(): string {
	drawn += 1;
	return `PT${String(drawn).padStart(18, "0")}`;
}
