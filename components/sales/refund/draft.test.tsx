import {
	bodyOf,
	firstDraft,
	keepDraft,
	type Offer,
	readDraft,
	sumOf,
} from "./draft";

const line = (lineId: number, amounts: string[]) => ({
	lineId,
	skuId: lineId,
	goodsId: lineId,
	name: `goods ${lineId}`,
	image: "",
	options: {},
	quantity: amounts.length,
	amount: amounts.at(-1) ?? "0.00",
	amounts,
	variants: [],
});

const offer: Offer = {
	orderNo: "SH000000000000000001",
	payMethod: "card",
	lines: [line(1, ["3.33", "6.67", "10.00"]), line(2, ["5.50"])],
	freight: "30.00",
	isWhole: true,
	expectedDays: 7,
	refundUntil: null,
	returnable: { stores: [], lineIds: [2] },
};

test("the page begins with the line that was asked for, else with all of the order", () => {
	expect(firstDraft(offer, 1).quantities).toEqual({ 1: 3 });
	expect(firstDraft(offer).quantities).toEqual({ 1: 3, 2: 1 });
	expect(firstDraft(offer, 99).quantities).toEqual({ 1: 3, 2: 1 });
});

test("freight comes back with the whole order, and not with a part of it", () => {
	expect(sumOf(offer, firstDraft(offer).quantities)).toEqual({
		freight: "30.00",
		amount: "45.50",
	});
	expect(sumOf(offer, { 1: 2, 2: 1 })).toEqual({
		freight: "0.00",
		amount: "12.17",
	});
	const shipped = { ...offer, isWhole: false, freight: "0.00" };
	expect(sumOf(shipped, firstDraft(offer).quantities).amount).toBe("15.50");
});

test("no more is sent than can go back now, whatever was chosen before", () => {
	const draft = { ...firstDraft(offer), quantities: { 1: 9, 7: 1 } };
	expect(bodyOf(offer, { ...draft, reason: "late" })?.lines).toEqual([
		{ lineId: 1, quantity: 3 },
	]);
});

test("without a reason or without a line nothing is sent", () => {
	const draft = firstDraft(offer);
	expect(bodyOf(offer, draft)).toBeUndefined();
	expect(
		bodyOf(offer, { ...draft, quantities: {}, reason: "late" }),
	).toBeUndefined();
});

test("goods come back where all that was chosen can, and once it is said where to", () => {
	const draft = { ...firstDraft(offer, 2), reason: "late" as const };
	const asked = (back: object) =>
		bodyOf(offer, { ...draft, back } as typeof draft)?.return;
	expect(asked({ way: "pickUp" })).toEqual({ way: "pickUp" });
	expect(bodyOf(offer, { ...draft, back: { way: "store" } })).toBeUndefined();
	expect(asked({ way: "store", storeId: 1 })).toEqual({
		way: "store",
		storeId: 1,
	});
	const all = { ...firstDraft(offer), reason: "late" as const };
	expect(bodyOf(offer, { ...all, back: { way: "pickUp" } })).toMatchObject({
		return: undefined,
	});
});

test("what was typed is found again after a reload, and nothing of what cannot be read", () => {
	const draft = {
		...firstDraft(offer),
		remark: "裂了",
		images: ["/uploads/a"],
	};
	keepDraft(offer.orderNo, draft);
	expect(readDraft(offer.orderNo)).toEqual({ ...draft, reason: undefined });
	sessionStorage.setItem(
		`hk-refund-${offer.orderNo}`,
		JSON.stringify({ content: "older" }),
	);
	expect(readDraft(offer.orderNo)).toBeUndefined();
});
