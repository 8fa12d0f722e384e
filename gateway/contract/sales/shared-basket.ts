import { z } from "zod";
import { defineCall } from "../call";
import { id, idInBody, money, wholeInBody } from "../values";
import { lineStates, linesMax, quantityMax } from "./cart";
import { skuOfLine } from "./sku-of-line";

// Baskets that several accounts fill. Goods come out of a member's cart, so that they are in one place only, and go into
// the cart of whoever pays; what was put in is its member's and the owner's to change. Members see each other's nicknames
// and nothing else. All calls answer 404 where the shop does not offer it, and for a basket that the account is not in.

const member = z.object({
	/** Within its basket; says nothing of the account. */
	id: z.int(),
	/** The nickname. */
	name: z.string(),
	isYou: z.boolean(),
	isOwner: z.boolean(),
	/** Pieces of theirs that can be had. */
	pieces: z.int(),
	/** What these cost: at prices of now, or of when the basket was taken; before coupons, points and freight. */
	share: money,
});
export type BasketMember = z.infer<typeof member>;

const line = z.object({
	...skuOfLine,
	/** Who put it in. */
	memberId: z.int(),
	quantity: z.int(),
	/** How many of these can be had, when those that were put in before have had theirs. */
	pieces: z.int(),
	state: z.enum(lineStates),
	/** price times pieces. */
	subtotal: money,
});
export type SharedLine = z.infer<typeof line>;

const basket = z.object({
	id: z.int(),
	/** Grows by each command. */
	version: z.int(),
	isOwn: z.boolean(),
	/** The owner before the others, then as they came. */
	members: z.array(member),
	/** Those put in first before the others. */
	lines: z.array(line),
	pieces: z.int(),
	/** The shares come to this. */
	total: money,
	/** Who pays, since when; null while it is open. The name is null where that account is gone. */
	taken: z
		.object({
			by: z.string().nullable(),
			isYou: z.boolean(),
			at: z.iso.datetime(),
		})
		.nullable(),
	/** When it is over, unless something is done to it before. */
	endsAt: z.iso.datetime(),
});
export type SharedBasket = z.infer<typeof basket>;

/** As a link carries it: 128 bits in base64url. */
const token = z.string().regex(/^[\w-]{22}$/, "correctValue");

const lineIds = z
	.array(idInBody)
	.min(1, "correctValue")
	.max(linesMax, "tooMany");

const linked = z.object({ id: z.int(), token });
const ofBasket = { params: z.object({ id }) };

export const listSharedBaskets = defineCall({
	method: "GET",
	path: "/api/front/shared-basket/list",
	who: "member",
	summary: "The baskets that the account is in, the latest used first",
	answer: z.object({ baskets: z.array(basket) }),
});

export const makeSharedBasket = defineCall({
	method: "POST",
	path: "/api/front/shared-basket/make",
	who: "member",
	summary:
		"Makes a basket of lines of the cart, which leave it; the token is told this once. 409 where none of them is there, or the account is in as many baskets as it may be",
	body: z.strictObject({ lineIds }),
	answer: linked,
});

export const renewBasketLink = defineCall({
	method: "POST",
	path: "/api/front/shared-basket/link/{id}",
	who: "member",
	summary:
		"A new link of an own basket, told this once; the one before leads nowhere any more",
	...ofBasket,
	answer: linked,
});

export const lookAtBasketLink = defineCall({
	method: "POST",
	path: "/api/front/shared-basket/look",
	who: "member",
	summary:
		"Whose basket a link leads to; 404 for one that is over or leads nowhere",
	body: z.strictObject({ token }),
	answer: z.object({ id: z.int(), owner: z.string(), isMember: z.boolean() }),
});

export const joinSharedBasket = defineCall({
	method: "POST",
	path: "/api/front/shared-basket/join",
	who: "member",
	summary:
		"Comes into the basket that a link leads to, once; 409 where it is full, or the account is in as many as it may be",
	body: z.strictObject({ token }),
	answer: basket,
});

export const addToSharedBasket = defineCall({
	method: "POST",
	path: "/api/front/shared-basket/add/{id}",
	who: "member",
	summary:
		"Moves lines of the cart into a basket, on top of what is there; one that is not in the cart was moved already. 409 where the basket is full or taken",
	...ofBasket,
	body: z.strictObject({ lineIds }),
	answer: basket,
});

export const setSharedLine = defineCall({
	method: "POST",
	path: "/api/front/shared-basket/set/{id}",
	who: "member",
	summary:
		"Sets how many of a line, none takes it out; members their own, the owner each (403 for others). 409 where the basket is taken",
	...ofBasket,
	body: z.strictObject({
		memberId: idInBody,
		skuId: idInBody,
		quantity: wholeInBody(0, quantityMax),
	}),
	answer: basket,
});

export const leaveSharedBasket = defineCall({
	method: "POST",
	path: "/api/front/shared-basket/leave/{id}",
	who: "member",
	summary:
		"Takes oneself out with all one put in, or the owner another member, whom the link does not lead back (403 for others); an owner ends the basket instead",
	...ofBasket,
	body: z.strictObject({ memberId: idInBody }),
	answer: z.null(),
});

export const takeSharedBasket = defineCall({
	method: "POST",
	path: "/api/front/shared-basket/take/{id}",
	who: "member",
	summary:
		"Puts what can be bought into the cart of whoever pays, once per idempotency key, and closes the basket: of two at once the first has it. 409 where it is taken, has changed since the version that was seen, or holds nothing to buy",
	...ofBasket,
	body: z.strictObject({ version: idInBody }),
	answer: z.object({
		/** Pieces. */
		added: z.int(),
		/** Names of goods of which not all went in. */
		short: z.array(z.string()),
	}),
});

export const reopenSharedBasket = defineCall({
	method: "POST",
	path: "/api/front/shared-basket/open/{id}",
	who: "member",
	summary:
		"Opens an own basket again that was taken, with what was in it or empty; one that is open stays as it is",
	...ofBasket,
	body: z.strictObject({ keepsLines: z.boolean() }),
	answer: basket,
});

export const endSharedBasket = defineCall({
	method: "POST",
	path: "/api/front/shared-basket/end/{id}",
	who: "member",
	summary:
		"Ends an own basket for everybody in it; one that is not there is over already",
	...ofBasket,
	answer: z.null(),
});
