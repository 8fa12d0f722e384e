import { answering, open, type Permission, signedInOnly } from "./permission";

/** Right by its form and of nobody. */
const nobodysMaster = "PT0123456789ABCDEFGH";

/** Rows of the permission matrix for paying. */
export const payPermissions: Record<string, Permission> = {
	"GET /api/front/pay/method": open,
	"GET /api/front/pay/status/{orderNo}": {
		...signedInOnly,
		expected: answering(signedInOnly, 404),
		example: { params: { orderNo: nobodysMaster } },
	},
	"POST /api/front/pay/payment": {
		...signedInOnly,
		// It has to name its key in a header.
		expected: answering(signedInOnly, 400),
		refusals: [400],
		example: { body: { orderNo: nobodysMaster, method: "local" } },
	},
	"POST /api/front/pay/webhook/stripe": {
		...open,
		// What Stripe has not signed.
		expected: answering(open, 400),
		refusals: [400],
	},
	"POST /api/operator/pay/fps/confirm": {
		who: "operator",
		expected: {
			visitor: 410000,
			tourist: 403,
			member: 403,
			"other member": 403,
			"merchant staff": 403,
			operator: 404,
		},
		example: { body: { reference: nobodysMaster, amount: "1.00" } },
	},
};
