import type { Quote } from "@/gateway/contract/sales/checkout";
import {
	emptyDraft,
	forgetSending,
	keepDraft,
	keyOf,
	missingOf,
	type OrderBody,
	orderOf,
	readDraft,
} from "./draft";

const preOrderNo = "6f1f2f0e-7f86-4a5e-9d0c-3f5b2e0f9a11";
const body = { preOrderNo, addressId: 1, total: "10.00" } as OrderBody;

beforeEach(() => {
	sessionStorage.clear();
	Object.defineProperty(window.crypto, "randomUUID", {
		configurable: true,
		value: () => `key-${Math.random()}`,
	});
});

test("what was typed is found again after a reload, and elsewhere it is not", () => {
	const draft = { ...emptyDraft, notes: { m1: "leave it" } };
	keepDraft(preOrderNo, draft);
	expect(readDraft(preOrderNo)).toEqual(draft);
	expect(readDraft("another")).toEqual(emptyDraft);
});

test("the same order sent again has the same key until its answer is known", () => {
	const key = keyOf(body);
	expect(keyOf(body)).toBe(key);
	expect(keyOf({ ...body, total: "9.00" })).not.toBe(key);
	forgetSending(preOrderNo);
	expect(keyOf({ ...body, total: "9.00" })).not.toBe(key);
});

test("the slot that stands on the page is the one that is ordered, chosen or proposed", () => {
	const slot = { from: "2026-11-26T10:00:00.000+08:00", to: "" };
	const quote = {
		preOrderNo,
		addressId: 3,
		total: "10.00",
		groups: [{ key: "s1", cartType: "SUPERMARKET", slot }],
	} as unknown as Quote;
	const draft = { ...emptyDraft, payMethod: "fps" } as const;
	expect(missingOf(quote, draft)).toBeUndefined();
	expect(orderOf(quote, draft)?.slots).toEqual({ s1: slot.from });
	const before = { ...draft, slots: { s1: "2026-11-25T10:00:00.000+08:00" } };
	expect(orderOf(quote, before)?.slots).toEqual({ s1: slot.from });
});

test("what is missing is named in the order of the page", () => {
	const quote = {
		addressId: null,
		groups: [{ key: "s1", cartType: "SUPERMARKET", slot: null }],
	} as unknown as Quote;
	expect(missingOf(quote, emptyDraft)).toEqual({ part: "address" });
	const placed = { ...quote, addressId: 3 };
	expect(missingOf(placed, emptyDraft)).toEqual({ part: "slot", group: "s1" });
	const mall = { ...placed, groups: [] };
	expect(missingOf(mall, emptyDraft)).toEqual({ part: "method" });
	expect(missingOf(mall, { ...emptyDraft, payMethod: "fps" })).toBeUndefined();
});

test("what is all fetched needs somebody who comes and no address; beside what is delivered an address is all it needs", () => {
	const slot = { from: "2026-11-26T10:00:00.000+08:00", to: "" };
	const fetched = { key: "s1", slot, isCollected: true };
	const quote = { addressId: null, groups: [fetched] } as unknown as Quote;
	const collector = { realName: "Mei", phone: "61234567" };
	const draft = { ...emptyDraft, payMethod: "fps" } as const;
	expect(missingOf(quote, draft)).toEqual({ part: "collector" });
	expect(missingOf(quote, { ...draft, collector })).toBeUndefined();
	expect(orderOf(quote, { ...draft, collector })).toMatchObject({
		addressId: null,
		collector,
	});
	const brought = { key: "m1", slot: null, isCollected: false };
	const both = { ...quote, groups: [fetched, brought] } as unknown as Quote;
	expect(missingOf(both, draft)).toEqual({ part: "address" });
	const placed = { ...both, addressId: 3 };
	expect(orderOf(placed, { ...draft, collector })?.collector).toBeUndefined();
});

test("parcels that all go to a collection point need somebody who comes and no address", () => {
	const sent = { key: "m1", cartType: "E_COMMERCE", isToPoint: true };
	const quote = { addressId: null, groups: [sent] } as unknown as Quote;
	const draft = {
		...emptyDraft,
		payMethod: "fps",
		collectionPoint: { kind: "store", id: 2 },
	} as const;
	expect(missingOf(quote, draft)).toEqual({ part: "collector" });
	const collector = { realName: "Mei", phone: "61234567" };
	expect(orderOf(quote, { ...draft, collector })).toMatchObject({
		addressId: null,
		collector,
		collectionPoint: draft.collectionPoint,
	});
});
