import { answering, open, type Permission, signedInOnly } from "./permission";

/** Right by its form and of no cart there is: whoever may make the call hears that there is no such line. */
const ofNoCart = { ...signedInOnly, expected: answering(signedInOnly, 404) };
const nobodysLine = 2_000_000_000;

/** Rows of the permission matrix for the cart. */
export const cartPermissions: Record<string, Permission> = {
	"GET /api/front/cart/list": signedInOnly,
	"GET /api/front/pc/cart/count": signedInOnly,
	"POST /api/front/cart/basket": {
		...open,
		refusals: [409],
		example: { body: { lines: [{ skuId: 1, quantity: 1 }] } },
	},
	"POST /api/front/cart/change-sku": {
		...ofNoCart,
		refusals: [409],
		example: { body: { id: nobodysLine, skuId: 1 } },
	},
	"POST /api/front/cart/choose": {
		...signedInOnly,
		example: { body: { isChosen: true } },
	},
	"POST /api/front/cart/delete": {
		...signedInOnly,
		example: { body: { ids: [nobodysLine] } },
	},
	"POST /api/front/cart/join": {
		...signedInOnly,
		// Without a key.
		expected: answering(signedInOnly, 400),
		refusals: [400],
		example: { body: [{ skuId: 1, quantity: 1 }] },
	},
	"POST /api/front/cart/num": {
		...ofNoCart,
		refusals: [409],
		example: { body: { id: nobodysLine, quantity: 1 } },
	},
	"POST /api/front/cart/save": {
		...signedInOnly,
		refusals: [409],
		example: { body: [{ skuId: 1, quantity: 1 }] },
	},
	"POST /api/front/cart/to/collect": {
		...ofNoCart,
		// In a cart that nothing is put into there is no line to move.
		refusals: [404],
		example: { body: { ids: [nobodysLine] } },
	},
};
