import { providerEvent } from "../../../db/schema/payment";
import { writeFpsCode } from "../../../providers/payment/fps-code";
import { expectMoneyToAddUp } from "../../../testing/expect-money";
import { openPayer, type Payer } from "../../../testing/open-payer";
import { signInAs } from "../../../testing/sign-in-as";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { listTransfersToReturn, markTransferReturned } from "./transfers";

let shop: TestShop;
let kit: Payer;
let operator: string | undefined;
let sent = 0;

beforeAll(async () => {
	shop = await openTestShop();
	operator = await signInAs(shop, "operator");
});
beforeEach(async () => {
	kit = await openPayer(shop);
});
afterEach(() => expectMoneyToAddUp(shop));
afterAll(() => shop.close());

function confirm(reference: string, amount: string, token = operator) {
	const body = { reference, amount };
	const timestamp = Date.now() + ++sent;
	return shop.wire.post("/api/operator/pay/fps/confirm", body, {
		token,
		timestamp,
	});
}

async function begin() {
	const master = await kit.order();
	const { data } = await kit.pay(master.no, { method: "fps" });
	return { ...master, reference: String(data.reference), text: data.text };
}

test("the code shown carries the payee, the exact amount and the order's number", async () => {
	const { text, no } = await begin();
	expect(text).toBe(
		writeFpsCode({
			fpsId: "1234567",
			name: "Harbour Market",
			amount: "120.50",
			reference: no,
		}),
	);
});

test("a transfer that an operator saw pays the order once, and who said so is kept", async () => {
	const { reference, no } = await begin();
	expect((await kit.status(no)).data.state).toBe("unpaid");
	const answers = await Promise.all([
		confirm(reference, "120.50"),
		confirm(reference, "120.50"),
	]);
	expect(answers.map(({ code }) => code)).toEqual([200, 200]);
	expect((await kit.status(no)).data).toMatchObject({
		state: "paid",
		method: "fps",
	});
	const events = await shop.db.select().from(providerEvent);
	expect(events[0]).toMatchObject({
		method: "fps",
		kind: "confirmed",
		payload: { reference, amount: "120.50", operator: 5 },
	});
});

test("another amount than the order's, or a reference that nobody has, pays nothing", async () => {
	const { reference, no } = await begin();
	expect((await confirm(reference, "120.49")).code).toBe(409);
	expect((await confirm("PT0000000000000000ZZ", "120.50")).code).toBe(404);
	expect((await kit.status(no)).data.state).toBe("unpaid");
});

test("a transfer for an order that is over is refused, and nothing is booked", async () => {
	const [cancelled, paid] = [await begin(), await begin()];
	await kit.cancel(cancelled.id);
	await kit.pay(paid.no, { method: "local" });
	for (const { reference } of [cancelled, paid])
		expect((await confirm(reference, "120.50")).code).toBe(409);
	expect((await kit.status(cancelled.no)).data.state).toBe("cancelled");
	expect((await kit.status(paid.no)).data.method).toBe("local");
});

test("a transfer that pays nothing is logged, and listed once until an operator says that it was sent back", async () => {
	const ctx = systemContext(shop);
	const [other, over] = [await begin(), await begin()];
	await kit.cancel(over.id);
	for (const _ of [1, 2]) {
		await confirm(other.reference, "1.00");
		await confirm(over.reference, "120.50");
	}
	const names = [`${other.reference} 1.00`, `${over.reference} 120.50`];
	const own = async () =>
		(await listTransfersToReturn(ctx))
			.map(({ name }) => name)
			.filter((name) => names.includes(name));
	expect(await own()).toEqual(names);
	const logged = shop.log.map(({ transfer }) => transfer).filter(Boolean);
	expect(logged).toEqual(expect.arrayContaining(names));

	const { reference } = over;
	const returned = { reference, amount: "120.50" };
	await markTransferReturned(ctx, returned);
	expect(await own()).toEqual(names.slice(0, 1));
	await expect(markTransferReturned(ctx, returned)).rejects.toMatchObject({
		code: 404,
	});
	expect((await confirm(reference, "120.50")).code).toBe(409);

	expect((await confirm(other.reference, "120.50")).code).toBe(200);
	expect((await kit.status(other.no)).data.state).toBe("paid");
	expect(await own()).toEqual(names.slice(0, 1));
});

test("merchants' staff and shoppers cannot say that money has come", async () => {
	const { reference, no } = await begin();
	for (const role of ["merchant staff", "member"] as const) {
		const token = await signInAs(shop, role);
		expect((await confirm(reference, "120.50", token)).code).toBe(403);
	}
	expect((await kit.status(no)).data.state).toBe("unpaid");
});
