import { performEffects } from "@/gateway/testing/expect-money";
import { openRefunder, type Refunder } from "@/gateway/testing/open-refunder";
import { openTestShop, type TestShop } from "@/gateway/testing/test-shop";
import { expectSlip, openTyping, type Typing } from "./testing/type-commands";

let shop: TestShop;
let typing: Typing;
let kit: Refunder;

beforeAll(async () => {
	shop = await openTestShop();
	typing = await openTyping(shop);
	kit = await openRefunder(shop);
});
afterAll(async () => {
	await typing.close();
	await shop.close();
});

test("refunds that wait are listed, agreed to and refused with a reason", async () => {
	const order = await kit.buyOne({ price: "20.00", pieces: 3 });
	const one = await kit.applied(order, [2]);
	expect(await typing.type(["refunds"])).toMatch(
		new RegExp(`1 refunds in reviewing[^]*${one} .*HK\\$40.00 by local`),
	);
	expect(await typing.type(["refund", "approve", one])).toContain("refunding");
	await performEffects(shop);
	expect(await typing.type(["refunds", "--state", "refunded"])).toContain(one);
	const other = await kit.applied(order, [1]);
	const refused = ["refund", "refuse", other, "--reason", "It was worn."];
	expect(await typing.type(refused)).toContain("refused: It was worn.");
	expect((await kit.read(other)).data.refusal).toBe("It was worn.");
});

const nobodys = `RE${"0".repeat(18)}`;

test.each([
	[["refund", "approve", "7"], "7 is no number of a refund"],
	[["refund", "approve"], "usage: npm run operator -- refund approve RE"],
	[["refund", "burn", nobodys], "to approve, to refuse, or sent"],
	[["refund", "refuse", nobodys], "--reason must say"],
	[["refund", "sent", nobodys], "Nothing was found (404)"],
	[["refunds", "--state", "soon"], "--state must be one of reviewing"],
	[["refunds", "--page", "0"], "--page must be a whole number"],
] as const)("a slip is told with its remedy: %j", async (words, remedy) => {
	await expectSlip(typing.type(words), remedy);
});
