import { readEntry, writeEntry } from "@/lib/storage/storage";
import {
	bodyOf,
	emptyLine,
	forgetDraft,
	isBegun,
	keepDraft,
	missingParts,
	readDraft,
} from "./draft";

const orderNo = "SH1";
const whole = { qualityStars: 5, serviceStars: 4, text: "好", images: ["/a"] };

beforeEach(() => localStorage.clear());

test("what was said is found again on this device, until it is forgotten", () => {
	keepDraft(orderNo, { 7: whole });
	expect(readEntry("evaluationInfo")).toBeDefined();
	expect(readDraft(orderNo)).toEqual({ 7: whole });
	forgetDraft();
	expect(readDraft(orderNo)).toEqual({});
});

test("another order begins anew", () => {
	keepDraft(orderNo, { 7: whole });
	expect(readDraft("SH2")).toEqual({});
});

test.each([
	["a word", "stars"],
	["no lines", { orderNo, lines: 7 }],
	["nothing", null],
])("what the device keeps is not believed: %s", (_, kept) => {
	writeEntry("evaluationInfo", kept);
	expect(readDraft(orderNo)).toEqual({});
});

test("stars that do not exist and pictures that are none are left out", () => {
	writeEntry("evaluationInfo", {
		orderNo,
		lines: { 7: { qualityStars: 9, serviceStars: "x", text: 3, images: "y" } },
	});
	expect(readDraft(orderNo)[7]).toEqual(emptyLine);
});

test("a line of which nothing is said is not sent, one that is begun must be whole", () => {
	expect(isBegun(emptyLine)).toBe(false);
	expect(bodyOf(orderNo, [7, 8], { 7: whole })).toEqual({
		orderNo,
		reviews: [{ lineId: 7, ...whole }],
	});
	const begun = { ...emptyLine, qualityStars: 3 };
	expect(bodyOf(orderNo, [7, 8], { 7: whole, 8: begun })).toBeUndefined();
	expect(missingParts(begun)).toEqual(["serviceStars", "text"]);
	expect(bodyOf(orderNo, [7], {})).toBeUndefined();
});

test("spaces alone are no review, and a line that waits no longer is left out", () => {
	const blank = { ...whole, text: "  " };
	expect(bodyOf(orderNo, [7], { 7: blank })).toBeUndefined();
	expect(bodyOf(orderNo, [8], { 7: whole })).toBeUndefined();
});
