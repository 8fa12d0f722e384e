import type { StripeMethod } from "../../contract/sales/payment-terms";
import { deferred } from "../../testing/deferred";
import {
	rememberUsable,
	usableFreshMs,
	usableRetryMs,
	usableUnknown,
} from "./remember-usable";

let at: number;
let answers: (() => Promise<StripeMethod[]>)[];
let asked: number;

function remembered() {
	return rememberUsable(
		() => {
			asked += 1;
			return answers.shift()?.() ?? Promise.reject(new Error("away"));
		},
		() => new Date(at),
	);
}

beforeEach(() => {
	at = 1_000_000;
	asked = 0;
	answers = [];
});

/** What was asked beside an answer has its turn. */
const settled = () => new Promise((done) => setImmediate(done));

test("the ways that can be used are asked for once by all who want to know, and stay known for usableFreshMs", async () => {
	const { list } = remembered();
	answers = [async () => ["card", "alipay"]];
	const heard = await Promise.all([list(), list()]);
	expect(heard).toEqual([
		["card", "alipay"],
		["card", "alipay"],
	]);
	at += usableFreshMs - 1;
	expect(await list()).toEqual(["card", "alipay"]);
	expect(asked).toBe(1);
});

test("once there was an answer nobody waits for the next, which is offered when it is there", async () => {
	const { list } = remembered();
	const late = deferred<StripeMethod[]>();
	answers = [async () => ["card", "alipay"], () => late.promise];
	await list();
	at += usableFreshMs;
	expect(await list()).toEqual(["card", "alipay"]);
	late.resolve(["card"]);
	await settled();
	expect(await list()).toEqual(["card"]);
});

test("what was known goes on being offered while it cannot be asked, and is asked again after usableRetryMs", async () => {
	const { list } = remembered();
	answers = [async () => ["alipay"]];
	await list();
	at += usableFreshMs;
	await list();
	await settled();
	expect(await list()).toEqual(["alipay"]);
	expect(asked).toBe(2);
	at += usableRetryMs;
	await list();
	expect(asked).toBe(3);
});

test("usableUnknown: an account that has never answered is offered cards alone", async () => {
	const { list } = remembered();
	expect(await list()).toEqual(usableUnknown);
	answers = [async () => ["card", "wechatPay"]];
	at += usableRetryMs;
	await list();
	await settled();
	expect(await list()).toEqual(["card", "wechatPay"]);
});
