import { collectCodeLength } from "../../contract/delivery/collecting-terms";

/** Goods or an offer, with the sku that is sold. */
export interface SoldThing {
	id: number;
	skuId: number;
}

/** Of two pieces of one line. */
export interface OrderThing {
	no: string;
	lineId: number;
}

export interface AtStore {
	storeId: number;
	orderNo: string;
}

/** Whoever holds what calls of the back room name. Each of these makes a new one. */
export interface Holder {
	merchantId: number;
	/** Stands in all that is the holder's, and nowhere else. */
	word: string;
	goods: () => Promise<SoldThing>;
	/** Of the supermarket. */
	food: () => Promise<SoldThing>;
	/** The path of a picture that was sent for goods. */
	picture: () => Promise<string>;
	/** Paid, of the mall, and settled with its merchant. */
	order: () => Promise<OrderThing>;
	/** Paid, of the supermarket, and not accepted. */
	foodOrder: () => Promise<OrderThing>;
	accepted: () => Promise<OrderThing>;
	/** Ready at a store of the holder's. */
	toCollect: () => Promise<{ storeId: number; code: string }>;
	/** On its way to an address, where somebody takes it by a code. */
	toTaker: () => Promise<{ orderNo: string; code: string }>;
	parcel: () => Promise<{ id: number; orderNo: string }>;
	/** Of the holder's goods, on its way to a store of the holder's. */
	toStore: () => Promise<AtStore>;
	/** Arrived there, and refunded. */
	unfetched: () => Promise<AtStore>;
	refund: () => Promise<{ no: string; orderNo: string }>;
	/** A refund whose goods are to come back. */
	returning: () => Promise<OrderThing>;
	review: () => Promise<{ id: number }>;
	/** Of a goods, which nobody has looked at. */
	question: () => Promise<{ id: number }>;
	/** Of a month in which nothing moved. */
	statement: () => Promise<{ id: number }>;
	/** Paid, to an account that bears the word. */
	payout: () => Promise<{ id: number }>;
	/** Whose holder is called by the word. */
	payoutAccount: () => Promise<unknown>;
	coupon: () => Promise<{ id: number }>;
	offer: () => Promise<SoldThing>;
	/** A file of goods of two pieces, of which none has come. */
	announced: () => Promise<{ id: number }>;
	/** A file of goods that can be run. */
	checked: () => Promise<{ id: number }>;
	/** Waits for an answer. */
	conversation: () => Promise<{ id: number }>;
	/** Bears the word. */
	readyAnswer: () => Promise<{ id: number }>;
	/** Whose text bears the word. */
	absence: () => Promise<unknown>;
	store: () => Promise<{ id: number }>;
	closure: () => Promise<{ id: number }>;
	colleague: () => Promise<{ id: number; email: string }>;
	invitation: () => Promise<{ id: number }>;
}

const id = 2_000_000_000;
const signs = "0".repeat(18);
const sold = async () => ({ id, skuId: id });
const one = async () => ({ id });
const atStore = async () => ({ storeId: id, orderNo: `SH${signs}` });
const ordered = async () => ({ no: `SH${signs}`, lineId: id });

/** Right by their form, and not there. */
export const nobody: Holder = {
	merchantId: id,
	word: "Nobodysword",
	goods: sold,
	food: sold,
	offer: sold,
	order: ordered,
	foodOrder: ordered,
	accepted: ordered,
	review: one,
	question: one,
	statement: one,
	payout: one,
	payoutAccount: one,
	coupon: one,
	announced: one,
	checked: one,
	conversation: one,
	readyAnswer: one,
	absence: one,
	store: one,
	closure: one,
	picture: async () => "/uploads/0123456789abcdef0123456789abcdef-800.webp",
	toCollect: async () => ({ storeId: id, code: "2".repeat(collectCodeLength) }),
	toTaker: async () => ({
		orderNo: `SH${signs}`,
		code: "2".repeat(collectCodeLength),
	}),
	toStore: atStore,
	unfetched: atStore,
	parcel: async () => ({ id, orderNo: `SH${signs}` }),
	refund: async () => ({ no: `RE${signs}`, orderNo: `SH${signs}` }),
	returning: async () => ({ no: `RE${signs}`, lineId: id }),
	colleague: async () => ({ id, email: "nobody-works-here@example.com" }),
	invitation: one,
};
