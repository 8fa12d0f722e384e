import {
	payMethods,
	payMethodTerms,
	stripeAmounts,
	takesAmount,
} from "./payment-terms";

test.each([
	["3.99", false],
	[stripeAmounts.min, true],
	["1234.56", true],
	[stripeAmounts.max, true],
	["1000000.00", false],
])(
	"stripeAmounts: %s can be charged by card: %s; a transfer takes any amount",
	(amount, isTaken) => {
		expect(takesAmount("card", amount)).toBe(isTaken);
		expect(takesAmount("alipay", amount)).toBe(isTaken);
		expect(takesAmount("fps", amount)).toBe(true);
	},
);

test("what a device has ready is offered first, the test cashier last", () => {
	expect(payMethods.join(" ")).toBe(
		"applePay googlePay card alipay wechatPay fps local stripe",
	);
});

test("refundDays: two weekends for cards, a week for wallets, a working week for transfers", () => {
	const days = Object.entries(payMethodTerms).map(([method, terms]) => [
		method,
		terms.refundDays,
	]);
	expect(Object.fromEntries(days)).toEqual({
		applePay: 14,
		googlePay: 14,
		card: 14,
		alipay: 7,
		wechatPay: 7,
		fps: 5,
		local: 1,
		stripe: 14,
	});
});
